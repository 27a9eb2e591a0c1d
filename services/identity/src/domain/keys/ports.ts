import type { KeyRing, SigningKey } from './key-ring.ts'

/** Stores the signing keys. */
export interface SigningKeys {
  /** Reads the keys from the database. Returns null before the first key. */
  read: () => Promise<KeyRing | null>
  /**
   * Makes `key` the current key by compare-and-set. Returns false without a change when the current key is no longer `expectedKid`, or when
   * there is a key and `expectedKid` is absent.
   */
  rotateTo: (key: SigningKey, expectedKid?: string) => Promise<boolean>
}
