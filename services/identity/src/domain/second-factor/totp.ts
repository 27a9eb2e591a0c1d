import { Secret, TOTP } from 'otpauth'

/** The parameters of RFC 6238 that every authenticator app supports. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const periodMs = parameters.period * 1000
/** The accepted clock difference between server and app, in steps of 30 s. */
const drift = 1
const secretBytes = 20

/** Returns 160 random bits as base32. */
export const generateTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** Returns the `otpauth:` URI of a secret, which an app reads from a QR code. */
export const totpUri = (secret: string, username: string): string =>
  new TOTP({ ...parameters, secret, issuer: 'Rostra', label: username }).toString()

/**
 * Returns the time step of a code: the current, previous or next one. Returns null for any other code, and for a step that is not later
 * than `lastStep`, because a code works once (RFC 6238, 5.2).
 */
export function stepOfCode(secret: string, code: string, now: number, lastStep = -1): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = TOTP.validate({ ...parameters, secret: Secret.fromBase32(secret), token: code, timestamp: now, window: drift })
  if (delta === null) return null
  const step = Math.floor(now / periodMs) + delta
  return step > lastStep ? step : null
}
