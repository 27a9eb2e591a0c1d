import { createECDH, ECDH } from 'node:crypto'

/** The key pair by which push services know the product (RFC 8292), as base64url, and whom they may write to. */
export interface Vapid {
  publicKey: string
  privateKey: string
  /** `mailto:…` or an https address. */
  subject: string
}

const curve = 'prime256v1'
const base64url = /^[\w-]+={0,2}$/
const publicKeyBytes = 65
const privateKeyBytes = 32

/** Reports whether a text is a point of the curve P-256, uncompressed, as base64url. */
export function isPublicKey(text: string): boolean {
  const key = base64url.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0)
  if (key.length !== publicKeyBytes) return false
  try {
    ECDH.convertKey(key, curve)
    return true
  } catch {
    return false
  }
}

/** Reports whether a private key, as base64url, belongs to a public one. */
export function isKeyPair(publicKey: string, privateKey: string): boolean {
  const key = base64url.test(privateKey) ? Buffer.from(privateKey, 'base64url') : Buffer.alloc(0)
  if (key.length !== privateKeyBytes || !isPublicKey(publicKey)) return false
  try {
    const pair = createECDH(curve)
    pair.setPrivateKey(key)
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))
  } catch {
    return false
  }
}
