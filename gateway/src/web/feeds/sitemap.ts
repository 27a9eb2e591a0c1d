import { pages } from '@rostra/proto/http/pages'
import { escapeHtml } from '../../http/escape-html.ts'

export const sitemapPath = '/sitemap.xml'

/** What a sitemap lists. Entries of the zeitgeist are missing: they expire, so that search engines are kept from them. */
export const sitemapKinds = ['pages', 'personas', 'creators', 'stories'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** The path of a sitemap of a kind. Parts count from 1. */
export const sitemapPartPath = (kind: SitemapKind, part: number): string => `/sitemaps/${kind}-${part}.xml`

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

/** An address of a sitemap. */
export interface SitemapEntry {
  path: string
  lastmod?: string
}

const slugged = (path: string, slug: string) => path.replace(':slug', () => encodeURIComponent(slug.toWellFormed()))

export const pageEntries = (): SitemapEntry[] => visitorPages.map((path) => ({ path }))
export const personaEntry = ({ slug }: { slug: string }): SitemapEntry => ({ path: slugged(pages.persona.path, slug) })
export const creatorEntry = (username: string): SitemapEntry => ({
  path: pages.creator.path.replace(':username', () => encodeURIComponent(username)),
})
export const storyEntry = ({ slug, publishedAt }: { slug: string; publishedAt: string }): SitemapEntry => ({
  path: slugged(pages.article.path, slug),
  lastmod: publishedAt,
})

/** Returns a sitemap of the protocol 0.9. Links begin with the public URL. */
export const sitemap = (entries: readonly SitemapEntry[], publicUrl: string): string => document('urlset', 'url', entries, publicUrl)

/** Returns the index of sitemaps. */
export const sitemapIndex = (paths: readonly string[], publicUrl: string): string =>
  document(
    'sitemapindex',
    'sitemap',
    paths.map((path) => ({ path })),
    publicUrl,
  )

function document(root: string, item: string, entries: readonly SitemapEntry[], publicUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(({ path, lastmod }) => {
      const loc = `<loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>`
      return `<${item}>${loc}${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${item}>`
    }),
    `</${root}>`,
    '',
  ].join('\n')
}
