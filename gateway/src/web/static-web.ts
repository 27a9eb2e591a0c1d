import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { networkOf } from '@rostra/kit/network'
import type { Request, RequestHandler, Response } from 'express'
import { pageTemplate } from '../share/page-template.ts'
import { type BuiltFile, builtFiles } from './built-files.ts'
import { changedPage, sendChangedPage } from './changed-page.ts'
import { allowInlineScripts } from './inline-scripts.ts'
import type { PageAnswer } from './page-answer.ts'
import { readPageHints } from './page-hints.ts'
import type { RenderedPages } from './rendered-pages.ts'

export interface StaticWebOptions {
  folder: string
  /** What the page at an address is. */
  answerOf: (request: Request, response: Response) => Promise<PageAnswer>
  rendered: RenderedPages
}

/** Serves the built web: files as they are, and its one page for every navigation, with its content for who has no account. */
export function staticWeb({ folder, answerOf, rendered }: StaticWebOptions): RequestHandler {
  const files = builtFiles(resolve(folder))
  const index = files.get('/index.html') as BuiltFile
  const empty = readFileSync(index.path, 'utf8')
  const withTags = pageTemplate(empty)
  const allowScripts = allowInlineScripts(empty)
  const hintsOf = readPageHints(files.get('/page-hints.json')?.path)
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    response.locals.route = 'web'
    const file = files.get(request.path)
    if (file && file !== index) return send(file, request, response)
    if (!wantsPage(request)) return next()
    const { status, tags, forVisitor } = await answerOf(request, response)
    response.status(status)
    response.set('Content-Security-Policy', allowScripts(response.get('Content-Security-Policy') ?? ''))
    const page = tags === undefined ? empty : withTags(tags)
    const hints = status === 200 ? hintsOf(request.path) : undefined
    if (hints) response.vary('Cookie')
    const whole = hints && forVisitor ? await rendered(addressOf(request), page, networkOf(request.ip)) : undefined
    if (hints && !whole) response.set('Link', hints)
    if (!whole && tags === undefined) return send(index, request, response)
    lookAfter(response)
    sendChangedPage(whole ?? (await changedPage(page)), request, response)
  }
}

/** A file that isn't there must not be answered with a page. */
const wantsPage = ({ path, headers }: Request) =>
  path === '/index.html' || (!/\.\w+$/.test(path) && (headers.accept ?? '*/*').search(/text\/html|\*\/\*/) >= 0)

/** Path and query; no part of the address that a request may name besides. */
const addressOf = ({ path, originalUrl }: Request) => path + (/\?.*$/.exec(originalUrl)?.[0] ?? '')

function send(file: BuiltFile, request: Request, response: Response): void {
  const accepts = (encoding: string) => Boolean(request.acceptsEncodings(encoding))
  const [encoding, compressed] = file.br && accepts('br') ? ['br', file.br] : file.gzip && accepts('gzip') ? ['gzip', file.gzip] : []
  response.type(file.type)
  if (file.br || file.gzip) response.vary('Accept-Encoding')
  if (encoding) response.set('Content-Encoding', encoding)
  const caching = file.hashed ? { maxAge: '1y', immutable: true } : { cacheControl: false }
  if (!file.hashed) lookAfter(response)
  response.sendFile(compressed ?? file.path, { ...caching, dotfiles: 'allow' })
}

/** Kept, but asked for each time. A page that sets a cookie is one person's: nothing between us and the browser may keep it. */
function lookAfter(response: Response): void {
  if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', response.hasHeader('Set-Cookie') ? 'no-store' : 'no-cache')
}
