/** Returns the token of a reset link: the last segment of its path after /reset-password; null without one. */
export function resetToken(path: string): string | null {
  const [, page, ...rest] = path.split('/')
  const last = rest.filter(Boolean).at(-1)
  if (page !== 'reset-password' || last === undefined) return null
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
