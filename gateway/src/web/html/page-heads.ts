import { readFileSync } from 'node:fs'
import { escapeHtml } from '../../http/escape-html.ts'

interface PageHead {
  title: string
  description: string
  /** Search engines leave the page out, so it has no canonical address. */
  noindex?: true
}

/** The key of the head of a page that does not exist. */
const unknown = '*'

/**
 * Reads the build's list of pages. Returns a function from a path and its status to the title, the description and the canonical address as
 * HTML; undefined for a page that has no entry. A canonical address begins with the public URL and has no query.
 */
export function readPageHeads(file: string | undefined, publicUrl: string): (path: string, status: number) => string | undefined {
  const { [unknown]: missing, ...listed } = file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageHead>) : {}
  const missingTags = missing && headTags(missing, publicUrl)
  const heads = Object.entries(listed).map(([path, head]) => ({
    pattern: new RegExp(`^${path.replace(/\/\*$/, '(?:/.*)?').replaceAll(/:\w+/g, '[^/]+')}$`),
    tags: headTags(head, new URL(path, publicUrl).href),
  }))
  return (path, status) => {
    if (status === 404) return missingTags
    const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
    return heads.find(({ pattern }) => pattern.test(plain))?.tags
  }
}

function headTags({ title, description, noindex }: PageHead, address: string): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    noindex ? '<meta name="robots" content="noindex" />' : `<link rel="canonical" href="${escapeHtml(address)}" />`,
  ].join('\n    ')
}
