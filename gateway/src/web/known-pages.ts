/** Addresses that the web shows a page for; every other one is sent with status 404. Keep in step with the web's own router. */
const pages = new Set(['/', '/discover', '/auth', '/login', '/signup', '/forgot-password', '/otp-login', '/dashboard'])

const personaPage = /^\/persona\/([^/]+)$/

/** With a token, or without one, which the page complains about. */
const resetPage = /^\/reset-password(\/|$)/

/** What stands behind an address: a page, a persona that has to be asked for, or nothing. */
export function pageAt(path: string): { kind: 'page' } | { kind: 'persona'; slug: string } | { kind: 'unknown' } {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  if (pages.has(plain) || resetPage.test(plain)) return { kind: 'page' }
  const slug = personaPage.exec(plain)?.[1]
  return slug === undefined ? { kind: 'unknown' } : { kind: 'persona', slug: decoded(slug) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
