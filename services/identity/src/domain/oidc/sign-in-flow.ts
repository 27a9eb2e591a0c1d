import { createHmac } from 'node:crypto'

/** The one-time values of a sign-in at an issuer. */
export interface SignInFlow {
  /** Comes back with the browser. */
  state: string
  /** Comes back within the ID token. */
  nonce: string
  /** The verifier of PKCE (RFC 7636), which only the browser that began the sign-in can give. */
  verifier: string
}

/** The time between the start of a sign-in and its end, in milliseconds; also for the choice of a username after it. */
export const oidcLifetimeMs = 10 * 60_000

/**
 * Returns the values of a sign-in. They derive from the secret in the browser's cookie, so that the database holds nothing by which a
 * sign-in could be finished.
 */
export function flowOf(browserSecret: string, state: string): SignInFlow {
  const derive = (purpose: string) => createHmac('sha256', browserSecret).update(`${purpose} ${state}`).digest('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}

/** What an issuer says of a person. */
export interface IssuerClaims {
  subject: string
  /** Empty for none, and for one that is not valid here. */
  email: string
  emailVerified: boolean
  preferredUsername: string
}
