import express, { type RequestHandler } from 'express'
import { z } from 'zod'

/** A route's `body` schema for unparsed bytes of any content type, as a signature needs them. */
export const rawBody = z.custom<Buffer>(Buffer.isBuffer).meta({ override: { type: 'string', format: 'binary' } })

/** Reads at most `maxBytes`. A request without a body gets an empty Buffer. */
export function readRawBody(maxBytes: number): RequestHandler[] {
  return [
    express.raw({ type: () => true, limit: maxBytes, inflate: false }),
    (request, _response, next) => {
      request.body ??= Buffer.alloc(0)
      next()
    },
  ]
}
