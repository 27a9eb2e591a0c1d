import { DomainError } from '@rostra/kit/errors'

/** A picture of a persona: 256 × 256 pixels, WebP, without metadata. */
export interface Picture {
  /** 128 random bits, base64url. */
  id: string
  /** The account that added it. Empty once that account was deleted. */
  ownerId: string
  content: Uint8Array
}

export const maxPictureBytes = 2 * 1024 * 1024

const pathPattern = /^\/api\/pictures\/([A-Za-z0-9_-]{22})$/

/** Returns the address of a picture, which a persona stores. */
export const picturePath = (id: string): string => `/api/pictures/${id}`

/** Returns the id of a picture's address; null for another address. */
export const pictureIdOf = (path: string): string | null => pathPattern.exec(path)?.[1] ?? null

const refused = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { avatarUrl: message } })

export const pictureTooLarge = () => refused('A picture must have at most 2 MB')
export const pictureUnreadable = () => refused('A picture must be a PNG, JPEG or WebP file')
export const pictureTooManyPixels = () => refused('A picture must have at most 8,192 pixels on each side, and 24 million in all')
export const pictureUnknown = () => refused('This picture is no longer there. Please choose it again.')
/** One refusal for all reasons, so that it does not tell what a server in some network answers. */
export const pictureUnreachable = () => refused('No picture could be fetched from this address. Please upload it instead.')

export const pictureNotFound = () => new DomainError('not_found', 'PICTURE_NOT_FOUND', 'There is no such picture')
