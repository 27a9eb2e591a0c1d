import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Takes X-Request-Id if it is a UUID, or else creates one, and sends it with every response. */
export const requestId: RequestHandler = (request, response, next) => {
  const received = request.get('X-Request-Id')
  const id = received && uuid.test(received) ? received : randomUUID()
  response.locals.requestId = id
  response.set('X-Request-Id', id)
  next()
}

export const requestIdOf = (response: Response): string => response.locals.requestId
