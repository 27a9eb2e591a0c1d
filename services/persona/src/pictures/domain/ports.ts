import type { Picture } from './picture.ts'

/** The stored pictures. */
export interface Pictures {
  /** Stores a picture, which is deleted after a day unless a persona has it then. */
  add: (picture: Picture) => Promise<void>
  find: (id: string) => Promise<Uint8Array | null>
  /** Keeps a picture of an account for another day, so that a persona can have it. Returns false when the account has none with this id. */
  keep: (id: string, ownerId: string) => Promise<boolean>
  /** Deletes pictures that are due and that no persona has. One batch; returns whether more may be due. */
  sweepSome: () => Promise<boolean>
  /** Removes an account from its pictures, and makes them due. One batch; returns whether more may be left. */
  forgetOwner: (ownerId: string) => Promise<boolean>
}

/** Re-encodes an image as a picture: its middle, 256 × 256 pixels, without metadata. Throws VALIDATION for what is no image. */
export type EncodePicture = (image: Buffer) => Promise<Buffer>

/**
 * Fetches an image from the public internet. Throws VALIDATION for one that cannot be reached, takes longer than 5 s or has more than 2 MB,
 * and for an address in another network.
 */
export type FetchPicture = (address: string) => Promise<Buffer>

/** What the use cases of pictures need. */
export interface Ports {
  pictures: Pictures
  encodePicture: EncodePicture
  fetchPicture: FetchPicture
}
