import { readFileSync } from 'node:fs'
import { resolve as resolvePath } from 'node:path'
import { pages } from '@rostra/proto/http/pages'
import type { Request, RequestHandler, Response } from 'express'
import type { Client } from '../callers/client.ts'
import { type BuiltFile, builtFiles, withCopies } from './built-files.ts'
import { createHtmlPage, createStaticHtmlPage, type HtmlPage, sendHtmlPage } from './html/html-page.ts'
import { allowInlineParts, createHeadTemplate, type SiteSettings, withSiteSettings } from './html/page-head.ts'
import { readPageHeads } from './html/page-heads.ts'
import { readPageHints } from './html/page-hints.ts'
import type { RenderPage } from './rendering/page-cache.ts'
import { queryOf, type ResolvedPage } from './resolve-page.ts'

export interface StaticWebOptions {
  folder: string
  site: SiteSettings
  resolve: (request: Request, response: Response) => Promise<ResolvedPage>
  /** Returns the member of a live session. */
  findReader: (request: Request, response: Response) => Promise<Client | undefined>
  render: RenderPage
}

/**
 * Serves the files of the built web, and its index.html for every navigation, rendered for the client: a visitor's page may
 * be shared, a member's is stored by no cache, and begins at the dashboard.
 */
export function staticWeb({ folder, site, resolve, findReader, render }: StaticWebOptions): RequestHandler {
  const files = builtFiles(resolvePath(folder))
  const index = files.get('/index.html') as BuiltFile
  const indexHtml = withSiteSettings(readFileSync(index.path, 'utf8'), site)
  const withHeadTags = createHeadTemplate(indexHtml)
  const allowParts = allowInlineParts(indexHtml)
  const offlinePage = files.get('/offline.html')
  const allowOfflineParts = offlinePage && allowInlineParts(readFileSync(offlinePage.path, 'utf8'))
  const hintsOf = readPageHints(files.get('/page-hints.json')?.path)
  const headOf = readPageHeads(files.get('/page-heads.json')?.path, site.publicUrl)
  const listedPages = createListedPages(indexHtml, withHeadTags)
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    response.locals.route = 'web'
    const file = files.get(request.path)
    if (file && file === offlinePage && allowOfflineParts) allowInPolicy(allowOfflineParts, response)
    if (file && file !== index) return sendFile(withCopies(file), request, response)
    if (!wantsPage(request)) return next()
    const { status, location, headTags, isPublic, isFresh, isBare } = await resolve(request, response)
    if (location !== undefined) {
      revalidateAlways(response)
      return response.redirect(status, location)
    }
    response.status(status)
    allowInPolicy(allowParts, response)
    const listed = headTags === undefined ? listedPages(headOf(request.path, status)) : undefined
    const html = listed?.html ?? withHeadTags(headTags ?? '')
    const hints = status === 200 ? hintsOf(request.path, Boolean(isPublic)) : undefined
    if (hints) response.vary('Cookie')
    const reader = hints && !isPublic && !isBare ? await findReader(request, response) : undefined
    if (reader && request.path === pages.landing.path) {
      response.set('Cache-Control', 'private, no-store')
      return response.redirect(302, pages.dashboard.path + queryOf(request))
    }
    const rendered = hints && (isPublic || reader) ? await render(pathAndQuery(request), html, { reader, isFresh }) : undefined
    if (hints && !rendered) response.set('Link', hints)
    if (rendered && reader) response.set('Cache-Control', 'private, no-store')
    revalidateAlways(response)
    sendHtmlPage(rendered ?? listed ?? (await createHtmlPage(html)), request, response)
  }
}

/**
 * Returns a function from head tags of the build's list to a page without content. Compresses each page once. The list limits their number.
 */
function createListedPages(indexHtml: string, withHeadTags: (tags: string) => string): (tags: string | undefined) => HtmlPage {
  const pages = new Map<string | undefined, HtmlPage>()
  return (tags) => {
    const page = pages.get(tags) ?? createStaticHtmlPage(tags === undefined ? indexHtml : withHeadTags(tags))
    pages.set(tags, page)
    return page
  }
}

/** Whether a request navigates to a page. A request for a missing file must not get a page. */
const wantsPage = ({ path, headers }: Request) =>
  path === '/index.html' || (!/\.\w+$/.test(path) && (headers.accept ?? '*/*').search(/text\/html|\*\/\*/) >= 0)

/** Returns path and query of a request, also when its request line contains a whole URL. */
const pathAndQuery = (request: Request) => request.path + queryOf(request)

function sendFile(file: BuiltFile, request: Request, response: Response): void {
  const accepts = (encoding: string) => Boolean(request.acceptsEncodings(encoding))
  const [encoding, compressed] = file.br && accepts('br') ? ['br', file.br] : file.gzip && accepts('gzip') ? ['gzip', file.gzip] : []
  response.type(file.type)
  if (file.br || file.gzip) response.vary('Accept-Encoding')
  if (encoding) response.set('Content-Encoding', encoding)
  const caching = file.hashed ? { maxAge: '1y', immutable: true } : { cacheControl: false }
  if (!file.hashed) revalidateAlways(response)
  response.sendFile(compressed ?? file.path, { ...caching, dotfiles: 'allow' })
}

const allowInPolicy = (allow: (policy: string) => string, response: Response) =>
  response.set('Content-Security-Policy', allow(response.get('Content-Security-Policy') ?? ''))

/** Lets caches store a response and revalidate it on each use. Forbids storing a response that sets a cookie, which is personal. */
function revalidateAlways(response: Response): void {
  if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', response.hasHeader('Set-Cookie') ? 'no-store' : 'no-cache')
}
