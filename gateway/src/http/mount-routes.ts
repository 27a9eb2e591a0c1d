import { DomainError } from '@rostra/kit/errors'
import { networkOf } from '@rostra/kit/network'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { nobody, recognise } from '../callers/recognise.ts'
import { memberOf } from '../callers/visitor.ts'
import type { Ports } from '../ports.ts'
import { toJson } from './encoded-json.ts'
import { rawBody, readRawBody } from './raw-body.ts'
import { readInput } from './read-input.ts'
import { refuseBeyond } from './refuse-beyond.ts'
import { requestIdOf } from './request-id.ts'
import { type Route, written } from './route.ts'
import { createSharedAnswers, type SharedAnswers } from './shared-answers.ts'

const bodyLimit = 256 * 1024
/** Fewer than identity lets wait for their turn at a hash, so that a flood ends here; 20 that take 50 ms each are 400 logins a second. */
const hashingMost = 20

export interface MountOptions {
  ports: Ports
  refuseCrossSite: RequestHandler
  refuseWhileDraining: RequestHandler
}

/** Mounts every declared route, and NOT_FOUND for every other path under /api. */
export function mountRoutes(app: Express, routes: readonly Route[], options: MountOptions): void {
  const readBody = express.json({ limit: bodyLimit, inflate: false })
  const readBytes = readRawBody(bodyLimit)
  const admitHashing = refuseBeyond(hashingMost)
  const shared = createSharedAnswers<TextAnswer>()
  for (const route of routes) {
    const before: RequestHandler[] = [named(route)]
    if (route.changesState) before.push(options.refuseCrossSite)
    if (route.startsWork) before.push(options.refuseWhileDraining)
    if (route.hashesPassword) before.push(admitHashing)
    before.push(countCall(options.ports))
    if (route.body === rawBody) before.push(...readBytes)
    else if (route.body) before.push(readBody)
    app[route.method](expressPath(route.path), ...before, handler(route, options.ports, shared))
  }
  app.use('/api', () => {
    throw notFound()
  })
}

const notFound = () => new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')

const expressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Names the route for the log; Express answers HEAD with the GET handler, which one that changes state must not do. */
function named({ path, method, changesState }: Route): RequestHandler {
  return (request, response, next) => {
    response.locals.route = path
    if (changesState && method === 'get' && request.method === 'HEAD') throw notFound()
    next()
  }
}

function countCall({ limits }: Ports): RequestHandler {
  return async (request, _response, next) => {
    await limits.use('call', networkOf(request.ip))
    next()
  }
}

function handler(route: Route, ports: Ports, shared: SharedAnswers<TextAnswer>): RequestHandler {
  return async (request, response) => {
    const visitor = route.open ? nobody(request) : await recognise(request, response, ports)
    if (route.membersOnly) memberOf(visitor)
    const visit = {
      params: route.params ? readInput(route.params, request.params) : undefined,
      query: route.query ? readInput(route.query, request.query) : undefined,
      body: bodyOf(route, request),
      visitor,
      call: { token: visitor.token, requestId: requestIdOf(response), clientAddress: visitor.address },
      request,
      response,
    }
    // A stream lives long after its handler: it must not keep the body.
    request.body = undefined
    if (route.shared) {
      const key = JSON.stringify([route.path, visit.params, visit.query])
      return send(response, await shared.get(key, async () => toText(await route.handle(visit, ports))))
    }
    const answer = await route.handle(visit, ports)
    if (route.changesShared) shared.drop()
    if (answer !== written) send(response, toText(answer))
  }
}

function bodyOf({ body }: Route, request: Request): unknown {
  if (body === undefined) return undefined
  return body === rawBody ? request.body : readInput(body, request.body ?? {})
}

interface TextAnswer {
  status: number
  /** JSON; undefined for an answer without a body. */
  text?: string | Buffer
  headers?: Record<string, string>
}

function toText(answer: Awaited<ReturnType<Route['handle']>>): TextAnswer {
  if (answer === written) throw new Error('an answer that is written already can’t be shared')
  const { status, body, headers } = answer
  return { status, ...(headers ? { headers } : {}), ...(body === undefined ? {} : { text: toJson(body) }) }
}

function send(response: Response, { status, text, headers }: TextAnswer) {
  response.status(status)
  if (!response.get('Cache-Control')) response.set('Cache-Control', 'no-store')
  if (headers) response.set(headers)
  if (text === undefined) response.end()
  else response.type('json').send(text)
}
