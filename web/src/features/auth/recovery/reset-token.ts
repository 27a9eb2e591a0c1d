/** Returns the token of a reset link: the last segment of the path after /reset-password. Null without one. */
export function resetToken(pathname: string): string | null {
  const [, page, ...rest] = pathname.split('/')
  const token = rest.filter(Boolean).at(-1)
  if (page !== 'reset-password' || token === undefined) return null
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
