import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'
import { escapeHtml } from '../../http/escape-html.ts'

const titlePattern = /<title>[^<]*<\/title>/

/** The settings that the web reads from the head of every page. */
export interface SiteSettings {
  /** The origin of links for use outside of the product. */
  publicUrl: string
  /** The product's pages on other sites, for the footer. */
  socialLinks: readonly { name: string; url: string }[]
  /** Whether the web shows more details of a failure, and goes on after a mail that could not be sent. */
  development: boolean
}

export const siteSettings = ({ PUBLIC_URL, SOCIAL_LINKS, NODE_ENV }: Config): SiteSettings => ({
  publicUrl: PUBLIC_URL,
  socialLinks: SOCIAL_LINKS,
  development: NODE_ENV === 'development',
})

/**
 * Adds `<meta name="public-url">` to a page, `<meta name="social-links">` with a JSON list if there are any, and
 * `<meta name="development-mode">` in development. Leaves a page without a title unchanged.
 */
export function withSiteSettings(html: string, { publicUrl, socialLinks, development }: SiteSettings): string {
  const metas = [`<meta name="public-url" content="${escapeHtml(publicUrl)}">`]
  if (socialLinks.length > 0) metas.push(`<meta name="social-links" content="${escapeHtml(JSON.stringify(socialLinks))}">`)
  if (development) metas.push('<meta name="development-mode" content="true">')
  return html.replace(titlePattern, (title) => [title, ...metas].join('\n    '))
}

/** Returns a function that replaces a page's title and description by other tags. Throws for a page without a title. */
export function createHeadTemplate(html: string): (tags: string) => string {
  const withoutDescription = html.replace(/\n?[ \t]*<meta name="description"[^>]*>/, '')
  const title = titlePattern.exec(withoutDescription)
  if (!title) throw new Error('WEB_DIST: index.html has no title')
  const before = withoutDescription.slice(0, title.index)
  const after = withoutDescription.slice(title.index + title[0].length)
  return (tags) => `${before}${tags}${after}`
}

/** Returns a function that adds the hashes of a page's inline scripts and styles to a Content-Security-Policy with 'self' for both. */
export function allowInlineParts(html: string): (policy: string) => string {
  const hashesOf = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, content = '']) => {
      return ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`
    })
  const scripts = hashesOf('script').join('')
  const styles = hashesOf('style').join('')
  return (policy) =>
    policy.replace("script-src 'self'", (sources) => sources + scripts).replace("style-src 'self'", (sources) => sources + styles)
}
