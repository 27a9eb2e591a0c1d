import { pages } from '@rostra/proto/http/pages'
import { escapeHtml } from '../../http/escape-html.ts'

export const sitemapPath = '/sitemap.xml'

/** The pages for visitors. The others are personal or redirect. */
const visitorPages = [
  pages.landing,
  pages.discover,
  pages.circle,
  pages.threeSixty,
  pages.zeitgeist,
  pages.bugle,
  pages.archive,
  pages.pricing,
  pages.howItWorks,
  pages.about,
  pages.terms,
  pages.privacy,
].map(({ path }) => path)

export interface SitemapContent {
  personas: readonly { slug: string }[]
  /** The usernames of the owners of these personas. */
  creators: readonly string[]
  stories: readonly { slug: string; publishedAt: string }[]
}

/** Returns the addresses of all public pages in the sitemap protocol 0.9. Links begin with the public URL. */
export function sitemap({ personas, creators, stories }: SitemapContent, publicUrl: string): string {
  const entry = (path: string, lastmod?: string) => {
    const loc = `<loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>`
    return `<url>${loc}${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`
  }
  const slugged = (path: string, slug: string) => path.replace(':slug', () => encodeURIComponent(slug.toWellFormed()))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...visitorPages.map((path) => entry(path)),
    ...stories.map(({ slug, publishedAt }) => entry(slugged(pages.article.path, slug), publishedAt)),
    ...personas.map(({ slug }) => entry(slugged(pages.persona.path, slug))),
    ...creators.map((username) => entry(pages.creator.path.replace(':username', encodeURIComponent(username)))),
    '</urlset>',
    '',
  ].join('\n')
}
