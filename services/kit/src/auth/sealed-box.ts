import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface SealedBox {
  /** Encrypts and authenticates. `open` requires the same `label`. */
  seal: (plain: Buffer, label: string) => string
  /** Decrypts. Throws for another secret, another label, or changed bytes. */
  open: (sealed: string, label: string) => Buffer
}

const ivBytes = 12
const tagBytes = 16

/**
 * Creates a box that seals with AES-256-GCM under a key derived from `secret` for one purpose, a text that never changes. `secret` must be
 * random. A sealed text is iv, tag and ciphertext in base64url.
 */
export function createSealedBox(secret: string, purpose: string): SealedBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal: (plain, label) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label))
      const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')
    },
    open: (sealed, label) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(label)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
    },
  }
}
