import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

/** A page that is no file. */
export interface ChangedPage {
  html: string
  gzipped: Buffer
  etag: string
}

/** Makes one ready to be sent: its ETag is of its content, and it is compressed in a thread of Node's own. */
export async function changedPage(html: string): Promise<ChangedPage> {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { html, gzipped: await promisify(gzip)(html), etag }
}

export function sendChangedPage({ html, gzipped, etag }: ChangedPage, request: Request, response: Response): void {
  response.type('html').vary('Accept-Encoding').set('ETag', etag)
  if (request.fresh || !request.acceptsEncodings('gzip')) return void response.send(html)
  response.set('Content-Encoding', 'gzip').send(gzipped)
}
