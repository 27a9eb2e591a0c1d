import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { NewsroomService } from '@rostra/proto/newsroom'
import { type Request, type Response, Router } from 'express'
import { clientNetworkOf } from '../../callers/client-address.ts'
import type { Ports } from '../../ports.ts'
import { readOnly } from '../../routing/refuse-method.ts'
import { keepFresh } from './keep-fresh.ts'
import { listedContent } from './listed-content.ts'
import { llmsPath, llmsPersonas, llmsStories, llmsText } from './llms-text.ts'
import {
  creatorEntry,
  pageEntries,
  personaEntry,
  type SitemapEntry,
  type SitemapKind,
  sitemap,
  sitemapIndex,
  sitemapKinds,
  sitemapPartPath,
  sitemapPath,
  storyEntry,
} from './sitemap.ts'
import { feedPath, storyFeed } from './story-feed.ts'
import { createTextDocument, sendTextDocument, type TextDocument } from './text-document.ts'

/** The number of stories in the feed. */
const feedLength = 20
const callTimeoutMs = 2_000
/**
 * How long this process, and after it an HTTP cache, keep a document, in seconds. So a suspended persona is listed for at most a minute.
 * Creating a sitemap takes up to 200 calls.
 */
const maxAge = 30
const xml = 'application/xml; charset=utf-8'

/** Serves the feed of the newspaper, the sitemaps with their index, llms.txt and robots.txt. A change appears within a minute. */
export function feedsRouter(ports: Ports): Router {
  const { publicUrl } = ports
  const listed = listedContent(ports)
  const newestStories = async () => {
    const call = { requestId: randomUUID(), deadlineMs: callTimeoutMs }
    return (await ports.newsroom.call(NewsroomService.ListArticles, { limit: feedLength }, call)).articles
  }
  const countsOf = async (): Promise<Record<SitemapKind, number>> => {
    const { personas, stories } = await listed.countParts()
    return { pages: 1, personas, creators: personas, stories }
  }
  const entriesOf: Record<SitemapKind, (part: number) => Promise<SitemapEntry[]>> = {
    pages: async () => pageEntries(),
    personas: async (part) => (await listed.personas(part)).map(personaEntry),
    creators: async (part) => (await listed.creators(part)).map(creatorEntry),
    stories: async (part) => (await listed.stories(part)).map(storyEntry),
  }
  const counts = keepFresh(countsOf, { maxAgeMs: maxAge * 1_000 })
  const index = async () => {
    const parts = await counts()
    const paths = sitemapKinds.flatMap((kind) => Array.from({ length: parts[kind] }, (_, part) => sitemapPartPath(kind, part + 1)))
    return sitemapIndex(paths, publicUrl)
  }
  const llms = async () => {
    const [personas, stories] = await Promise.all([listed.popularPersonas(llmsPersonas), listed.newestStories(llmsStories)])
    return llmsText({ personas, stories }, publicUrl)
  }

  const router = Router({ caseSensitive: true, strict: true })
  const send = async (request: Request, response: Response, type: string, get: () => Promise<TextDocument>) => {
    await ports.limits.use('call', clientNetworkOf(request))
    sendTextDocument(await get(), request, response, type, maxAge)
  }
  const documents: [path: string, type: string, create: () => Promise<string>][] = [
    [feedPath, 'application/rss+xml; charset=utf-8', async () => storyFeed(await newestStories(), publicUrl)],
    [sitemapPath, xml, index],
    [llmsPath, 'text/markdown; charset=utf-8', llms],
  ]
  for (const [path, type, create] of documents) {
    const get = keepDocument(create)
    router.get(path, (request, response) => {
      response.locals.route = path
      return send(request, response, type, get)
    })
  }
  /** By their own paths: a request may encode the letters of a path in many ways. */
  const sitemaps = new Map<string, () => Promise<TextDocument>>()
  router.get('/sitemaps/:file', async (request, response) => {
    response.locals.route = '/sitemaps/{file}'
    const { kind, part } = /^(?<kind>[a-z]+)-(?<part>[1-9])\.xml$/.exec(request.params.file)?.groups ?? {}
    const known = sitemapKinds.find((name) => name === kind)
    if (!known || Number(part) > (await counts())[known]) throw new DomainError('not_found', 'NOT_FOUND', 'There is no such sitemap')
    const path = sitemapPartPath(known, Number(part))
    const get = sitemaps.get(path) ?? keepDocument(async () => sitemap(await entriesOf[known](Number(part)), publicUrl))
    sitemaps.set(path, get)
    return send(request, response, xml, get)
  })
  router.get('/robots.txt', (_request, response) => {
    response.locals.route = '/robots.txt'
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', '', `Sitemap: ${new URL(sitemapPath, publicUrl).href}`, '']
    response.type('text').set('Cache-Control', 'public, max-age=3600').send(lines.join('\n'))
  })
  readOnly(router, [feedPath, sitemapPath, llmsPath, '/sitemaps/:file', '/robots.txt'])
  return router
}

/** Returns a function that returns a document, which is created at most twice a minute. */
const keepDocument = (create: () => Promise<string>): (() => Promise<TextDocument>) =>
  keepFresh(async () => createTextDocument(await create()), { maxAgeMs: maxAge * 1_000 })
