import { createECDH, ECDH } from 'node:crypto'
import { z } from 'zod'

/** The key pair by which push services know the product (RFC 8292), as base64url without padding, and whom they may write to. */
export interface Vapid {
  publicKey: string
  privateKey: string
  /** `mailto:…` or an https address. */
  subject: string
}

const curve = 'prime256v1'
const base64url = /^[\w-]+$/
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

/** The settings of pushes: all absent, or both keys of a pair. */
export const vapidSettings = {
  VAPID_PUBLIC_KEY: z.string().refine(isPublicKey, 'must be a P-256 point as base64url, 87 characters').optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Whom a push service may write to. Default: the address of MAIL_FROM. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/, 'must be mailto: with an address, or an https address')
    .optional(),
}

interface VapidSettings {
  VAPID_PUBLIC_KEY?: string | undefined
  VAPID_PRIVATE_KEY?: string | undefined
  VAPID_SUBJECT?: string | undefined
}

/** Returns what is wrong with the keys of the settings; null when they are a pair, or absent. */
export function vapidProblem({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: VapidSettings): string | null {
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return null
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined) return 'must be set with its other key, or neither'
  return isKeyPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY) ? null : 'must be the private key of VAPID_PUBLIC_KEY, as base64url'
}

/** Returns the key pair of the settings; null for none. */
export function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: VapidSettings, contact: string): Vapid | null {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return null
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT ?? `mailto:${contact}` }
}
