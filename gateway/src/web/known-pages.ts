/** Addresses that the web shows a page for; every other one is sent with status 404. Keep in step with the web's own router. */
const pages = new Set([
  ...['/', '/discover', '/auth', '/login', '/signup', '/forgot-password', '/otp-login', '/dashboard', '/create'],
  ...['/pricing', '/purchase-credits', '/payment-success', '/payment-cancel'],
])

const analyticsPage = /^\/dashboard\/personas\/[^/]+\/analytics$/

/** With a token, or without one, which the page complains about. */
const resetPage = /^\/reset-password(\/|$)/

/** A persona's own page, and the one that others frame. */
const personaPage = /^\/(persona|embed)\/([^/]+)$/

type Page = { kind: 'page' } | { kind: 'persona' | 'embed'; slug: string } | { kind: 'unknown' }

/** What stands behind an address: a page, a persona that has to be asked for, or nothing. */
export function pageAt(path: string): Page {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  if (pages.has(plain) || resetPage.test(plain) || analyticsPage.test(plain)) return { kind: 'page' }
  const [, kind, slug] = personaPage.exec(plain) ?? []
  return slug === undefined ? { kind: 'unknown' } : { kind: kind as 'persona' | 'embed', slug: decoded(slug) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
