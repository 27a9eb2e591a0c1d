/**
 * Returns the token of a reset link: the last segment of the path after /reset-password, or the fragment of a link of earlier versions.
 * Null without one.
 */
export function resetToken({ pathname, hash }: { pathname: string; hash: string }): string | null {
  const [, page, ...rest] = pathname.split('/')
  const token = hash.slice(1) || rest.filter(Boolean).at(-1)
  if (page !== 'reset-password' || token === undefined) return null
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
