import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Vault {
  /** `label` must be given again to open what was sealed under it. */
  seal: (plain: Buffer, label: string) => string
  /** Throws when the secret or the label is another one, or a bit was changed. */
  open: (sealed: string, label: string) => Buffer
}

const ivBytes = 12
const tagBytes = 16

/** Seals small things with AES-256-GCM under a key made from `secret`, which must be random: iv, tag and text as base64url. */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rostra identity signing keys', 32))
  return {
    seal: (plain, label) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label))
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open: (sealed, label) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(label)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
    },
  }
}
