import { readEmail } from '../domain/accounts/email-address.ts'
import type { IssuerClaims } from '../domain/oidc/sign-in-flow.ts'

/** The claims as the issuer sent them. */
export interface RawClaims {
  sub: string
  email?: unknown
  email_verified?: unknown
  preferred_username?: unknown
}

/** The longest subject, in characters (OpenID Connect Core 1.0, section 2). */
const maxSubjectLength = 255
const maxNameLength = 100

/** Returns the claims that an account needs; null for a subject that is not valid. An address that is not valid here is dropped. */
export function readClaims({ sub, email, email_verified, preferred_username }: RawClaims): IssuerClaims | null {
  if (typeof sub !== 'string' || sub === '' || sub.length > maxSubjectLength) return null
  return {
    subject: sub,
    email: emailOf(email),
    emailVerified: email_verified === true,
    preferredUsername: typeof preferred_username === 'string' ? plain(preferred_username) : '',
  }
}

function emailOf(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  try {
    return readEmail({ email: claim }).email
  } catch {
    return ''
  }
}

const plain = (text: string): string =>
  text
    .slice(0, maxNameLength)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
