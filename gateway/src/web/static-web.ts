import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { pageTemplate } from '../share/page-template.ts'
import { type BuiltFile, builtFiles } from './built-files.ts'
import type { PageAnswer } from './page-answer.ts'
import { readPageHints } from './page-hints.ts'
import { sendChangedPage } from './send-changed-page.ts'

export interface StaticWebOptions {
  folder: string
  /** What the page at an address is. */
  answerOf: (request: Request, response: Response) => Promise<PageAnswer>
}

/** Serves the built web: files as they are, and its one page for every navigation. */
export function staticWeb({ folder, answerOf }: StaticWebOptions): RequestHandler {
  const files = builtFiles(resolve(folder))
  const index = files.get('/index.html') as BuiltFile
  const withTags = pageTemplate(readFileSync(index.path, 'utf8'))
  const hintsOf = readPageHints(files.get('/page-hints.json')?.path)
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    response.locals.route = 'web'
    const file = files.get(request.path)
    if (file && file !== index) return send(file, request, response)
    if (!wantsPage(request)) return next()
    const { status, tags } = await answerOf(request, response)
    response.status(status)
    const hints = status === 200 && hintsOf(request.path)
    if (hints) response.set('Link', hints)
    if (tags === undefined) return send(index, request, response)
    lookAfter(response)
    sendChangedPage(withTags(tags), request, response)
  }
}

/** A file that isn't there must not be answered with a page. */
const wantsPage = ({ path, headers }: Request) =>
  path === '/index.html' || (!/\.\w+$/.test(path) && (headers.accept ?? '*/*').search(/text\/html|\*\/\*/) >= 0)

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
