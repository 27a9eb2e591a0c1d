import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Takes X-Request-Id if it is a UUID, else makes one; sends it back on every answer. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get('X-Request-Id')
  const id = given && uuid.test(given) ? given : randomUUID()
  response.locals.requestId = id
  response.set('X-Request-Id', id)
  next()
}

export const requestIdOf = (response: Response): string => response.locals.requestId
