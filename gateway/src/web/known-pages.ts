import { type PageEntry, pages } from '@rostra/proto/http/pages'

const patterns = Object.values<PageEntry>(pages).map(({ path, kind, sections }) => {
  const rest = sections ? `(?:/(?:${sections.join('|')}))?` : '(?:/.*)?'
  return { kind, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)').replace(/\/\*$/, rest)}$`) }
})

type Page =
  | { kind: 'page' }
  | { kind: 'persona' | 'story' | 'embed'; slug: string }
  | { kind: 'entry'; id: string }
  | { kind: 'shared' | 'shared-discussion' | 'shared-question'; token: string }
  | { kind: 'creator'; username: string }
  | { kind: 'unknown' }

/**
 * Returns what the web shows at a path: a page, the page of a persona, of a creator, of a story, of an entry of the zeitgeist or of what is
 * shared, the frame of a persona, or nothing. One final slash is ignored.
 */
export function pageAt(path: string): Page {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const page = patterns.find(({ pattern }) => pattern.test(plain))
  if (!page) return { kind: 'unknown' }
  const { kind } = page
  if (kind === 'page') return { kind }
  const segment = decoded(page.pattern.exec(plain)?.[1] ?? '')
  if (kind === 'entry') return { kind, id: segment }
  if (kind === 'creator') return { kind, username: segment }
  if (kind === 'persona' || kind === 'story' || kind === 'embed') return { kind, slug: segment }
  return { kind, token: segment }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
