import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

/** A generated file in memory, with its ETag and its compressed form. */
export interface TextDocument {
  text: string
  gzip: Buffer
  etag: string
}

/** Creates a document. Compresses it in Node's thread pool. */
export const createTextDocument = async (text: string): Promise<TextDocument> => ({
  text,
  gzip: await promisify(gzip)(text),
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
})

/** Sends a document with its Cache-Control, or 304 when the client has it. */
export function sendTextDocument(
  { text, gzip, etag }: TextDocument,
  request: Request,
  response: Response,
  type: string,
  maxAge: number,
): void {
  response
    .type(type)
    .vary('Accept-Encoding')
    .set({ ETag: etag, 'Cache-Control': `public, max-age=${maxAge}` })
  if (request.fresh || !request.acceptsEncodings('gzip')) return void response.send(text)
  response.set('Content-Encoding', 'gzip').send(gzip)
}
