/** A guest's token lives 30 days. */
export const guestTokenSeconds = 30 * 86_400

const sameForSeconds = 86_400

/** Is a guest's token, which runs out at `exp` (seconds since 1970), young enough at `now` (ms) to be given again as it is? */
export const isYoung = (exp: number, now: number): boolean => Math.floor(now / 1000) - (exp - guestTokenSeconds) <= sameForSeconds
