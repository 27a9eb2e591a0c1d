import express, { type RequestHandler } from 'express'
import { z } from 'zod'

/** As a route's `body`: the bytes as received, of any content type, for a signature over them. */
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
