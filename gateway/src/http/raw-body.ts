import express, { type RequestHandler } from 'express'
import { z } from 'zod'

/** As a route's `body`: its bytes as they came, for a signature that is made over them. They aren't read, whatever type they are said to have. */
export const rawBody = z.custom<Buffer>(Buffer.isBuffer).meta({ override: { type: 'string', format: 'binary' } })

/** Reads at most `limit` bytes; none is an empty Buffer. */
export function readRawBody(limit: number): RequestHandler[] {
  return [
    express.raw({ type: () => true, limit, inflate: false }),
    (request, _response, next) => {
      request.body ??= Buffer.alloc(0)
      next()
    },
  ]
}
