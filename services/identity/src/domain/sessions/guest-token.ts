/** The lifetime of a guest token in seconds: 30 days. */
export const guestTokenSeconds = 30 * 86_400

/** The lifetime of the guest token of a widget's visitor, whose own token renews it, in seconds. */
export const visitorGuestSeconds = 3_600

/** The age in seconds up to which a token is returned unchanged. */
const reuseSeconds = 86_400

/** Reports whether the guest token that expires at `exp` (seconds since 1970) may be returned unchanged at `now` (ms). */
export function isFresh(exp: number, now: number): boolean {
  const issuedAt = exp - guestTokenSeconds
  return Math.floor(now / 1000) - issuedAt <= reuseSeconds
}
