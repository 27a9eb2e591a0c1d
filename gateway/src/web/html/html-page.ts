import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompressSync, gzip, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'

/** An HTML page in memory with its ETag and its compressed forms. */
export interface HtmlPage {
  html: string
  gzip: Buffer
  brotli?: Buffer
  etag: string
}

/** Creates a page that is sent a few times. Compresses it in Node's thread pool. */
export const createHtmlPage = async (html: string): Promise<HtmlPage> => ({ html, gzip: await promisify(gzip)(html), etag: etagOf(html) })

/** Creates a page that is sent for as long as the process lives. Compresses it at the best level, in this thread. */
export const createStaticHtmlPage = (html: string): HtmlPage => ({
  html,
  gzip: gzipSync(html),
  brotli: brotliCompressSync(html),
  etag: etagOf(html),
})

/** Sends a page in the best encoding that the client accepts, or 304 when the client has it. */
export function sendHtmlPage({ html, gzip, brotli, etag }: HtmlPage, request: Request, response: Response): void {
  response.type('html').vary('Accept-Encoding').set('ETag', etag)
  if (request.fresh) return void response.send(html)
  if (brotli && request.acceptsEncodings('br')) return void response.set('Content-Encoding', 'br').send(brotli)
  if (request.acceptsEncodings('gzip')) return void response.set('Content-Encoding', 'gzip').send(gzip)
  response.send(html)
}

/** A weak ETag, because all encodings share it. */
const etagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
