import { randomUUID } from 'node:crypto'
import { NewsroomService } from '@rostra/proto/newsroom'
import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import { Router } from 'express'
import { clientNetworkOf } from '../../callers/client-address.ts'
import type { Ports } from '../../ports.ts'
import { usernamesOf } from '../../routes/personas/creators/usernames-of.ts'
import { keepFresh } from './keep-fresh.ts'
import { sitemap, sitemapPath } from './sitemap.ts'
import { feedPath, storyFeed } from './story-feed.ts'
import { createTextDocument, sendTextDocument, type TextDocument } from './text-document.ts'

/** The number of stories in the feed. */
const feedLength = 20
/** The most personas, and the most stories, in the sitemap. The protocol allows 50,000 addresses in total. */
const maxListed = 10_000
const pageSize = 100
const callTimeoutMs = 2_000
/**
 * How long this process, and after it an HTTP cache, keep a document, in seconds. So a suspended persona is listed for at most a minute.
 * Creating the sitemap takes up to 300 calls.
 */
const maxAge = 30

/** Serves the feed of the newspaper, the sitemap and robots.txt. A change appears within a minute. */
export function feedsRouter(ports: Ports): Router {
  const { publicUrl } = ports
  const call = () => ({ requestId: randomUUID(), deadlineMs: callTimeoutMs })
  const newestStories = async () => (await ports.newsroom.call(NewsroomService.ListArticles, { limit: feedLength }, call())).articles

  const stories = () =>
    allPages(async (page) => {
      const { articles, total } = await ports.newsroom.call(NewsroomService.SearchArticles, { page, limit: pageSize }, call())
      return { items: articles.map(({ slug, publishedAt }) => ({ slug, publishedAt })), total }
    })
  const personas = () =>
    allPages(async (page) => {
      const request = { sort: 'SORT_POPULAR', page, limit: pageSize } as const
      const { personas, total } = await ports.persona.call(PersonaService.ListPublicPersonas, request, call())
      return {
        items: personas.map((persona) => PersonaMessage.deserialize(persona)).map(({ slug, ownerId }) => ({ slug, ownerId })),
        total,
      }
    })

  const personasWithCreators = async () => {
    const listed = await personas()
    const ids = [...new Set(listed.map(({ ownerId }) => ownerId).filter(Boolean))]
    return { personas: listed, creators: [...(await usernamesOf(ports, ids, call())).values()] }
  }

  const documents = {
    [feedPath]: {
      type: 'application/rss+xml; charset=utf-8',
      create: async () => storyFeed(await newestStories(), publicUrl),
    },
    [sitemapPath]: {
      type: 'application/xml; charset=utf-8',
      create: async () => sitemap({ stories: await stories(), ...(await personasWithCreators()) }, publicUrl),
    },
  }

  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, { type, create }] of Object.entries(documents)) {
    const get = keepFresh<TextDocument>(async () => createTextDocument(await create()), { maxAgeMs: maxAge * 1_000 })
    router.get(path, async (request, response) => {
      response.locals.route = path
      await ports.limits.use('call', clientNetworkOf(request))
      sendTextDocument(await get(), request, response, type, maxAge)
    })
  }
  router.get('/robots.txt', (_request, response) => {
    response.locals.route = '/robots.txt'
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', '', `Sitemap: ${new URL(sitemapPath, publicUrl).href}`, '']
    response.type('text').set('Cache-Control', 'public, max-age=3600').send(lines.join('\n'))
  })
  return router
}

/** Reads a list page by page, up to 10,000 items. May miss items that move to another page during the read. Removes duplicates. */
async function allPages<Item extends { slug: string }>(read: (page: number) => Promise<{ items: Item[]; total: number }>): Promise<Item[]> {
  const bySlug = new Map<string, Item>()
  for (let page = 1; page <= maxListed / pageSize; page++) {
    const { items, total } = await read(page)
    for (const item of items) bySlug.set(item.slug, item)
    if (items.length === 0 || page * pageSize >= total) break
  }
  return [...bySlug.values()]
}
