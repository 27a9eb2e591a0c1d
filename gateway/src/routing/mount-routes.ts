import { DomainError } from '@rostra/kit/errors'
import type { LoadLimits } from '@rostra/kit/overload/load-shedder'
import { createTurns, type TurnLimits } from '@rostra/kit/overload/turns'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { type Client, memberOf } from '../callers/client.ts'
import { clientNetworkOf } from '../callers/client-address.ts'
import { anonymousClient, identifyClient } from '../callers/identify-client.ts'
import { createRouteAudiences, type RouteAudiences } from '../callers/route-audiences.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { allowCrossOrigin } from '../http/cross-origin.ts'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { requestIdOf } from '../http/observability/request-id.ts'
import { refuseOwnModel } from '../http/refuse-own-model.ts'
import { createResponseCache, type ResponseCache } from '../http/response-cache.ts'
import { shedLoad } from '../http/shed-load.ts'
import { takeTurn } from '../http/take-turn.ts'
import { isForm } from '../http/uploads/receive-file.ts'
import type { Ports } from '../ports.ts'
import { toJson } from './encoded-json.ts'
import { identifyProgram } from './identify-program.ts'
import { rawBody, readRawBody } from './raw-body.ts'
import { readInput } from './read-input.ts'
import { readMethods, refuseMethod } from './refuse-method.ts'
import { type Route, responseWritten } from './route.ts'
import { takePlace } from './take-place.ts'

const maxBodyBytes = 256 * 1024
/** Below /v1, where a request has a whole conversation: its 128,000 characters have up to 4 bytes each, and more as JSON. */
const maxProgramBodyBytes = 1024 * 1024
/**
 * The most password hashes in progress: fewer than identity queues, so that a flood is refused here. At 50 ms each, 20 are 400 logins a
 * second.
 */
const maxConcurrentHashes = 20
/**
 * Of streams that begin. On two cores a new process begins 20 a second, a warm one 80, so the smallest number takes half a second or two.
 * After the longest wait 2 s are left of the 6 s in which an answer begins.
 */
const turnLimits: TurnLimits = { initial: 64, least: 32, most: 1_000, slowMs: 1_000, burstMs: 4_000, standingMs: 500 }
/** The most bytes of shared responses: half a second of 800 different archive pages a second, at 80 kB each. */
const maxCachedBytes = 32 * 1024 * 1024

export interface MountOptions {
  ports: Ports
  refuseCrossSite: RequestHandler
  refuseWhileDraining: RequestHandler
  refuseWhileFull: RequestHandler
  limits?: LoadLimits
}

/** The paths below which programs call. */
const programPaths = ['/v1', '/mcp']

/**
 * Mounts every declared route, METHOD_NOT_ALLOWED for other methods of its path, and NOT_FOUND for every other path under /api, /v1 and
 * /mcp.
 */
export function mountRoutes(app: Express, routes: readonly Route[], options: MountOptions): void {
  const readJson = express.json({ limit: maxBodyBytes, inflate: false })
  const readProgramJson = express.json({ limit: maxProgramBodyBytes, inflate: false })
  const readBytes = readRawBody(maxBodyBytes)
  const refuseOverload = shedLoad(options.limits)
  const inTurn = takeTurn(createTurns(turnLimits))
  const hashes = createConcurrencyLimit(maxConcurrentHashes, 'Too many people are signing in right now, please try again in a moment')
  const cache = createResponseCache<SerializedResponse>({ maxBytes: maxCachedBytes, sizeOf: ({ json = '' }) => json.length })
  const count = countCall(options.ports)
  app.use(programPaths, allowCrossOrigin)
  app.use('/v1', refuseOwnModel)
  const mount = (route: Route) => {
    const middleware: RequestHandler[] = [setRouteName(route)]
    if (route.changesState) middleware.push(options.refuseCrossSite)
    if (route.changesState || (route.bearer && route.method !== 'get')) middleware.push(options.refuseWhileFull)
    if (route.startsWork) middleware.push(options.refuseWhileDraining)
    middleware.push(count)
    if (route.body === rawBody) middleware.push(...readBytes)
    else if (route.body) middleware.push(route.path.startsWith('/v1/') ? readProgramJson : readJson)
    middleware.push(refuseOverload)
    if (route.startsWork && takesLong(route)) middleware.push(inTurn)
    app[route.method](
      toExpressPath(route.path),
      ...middleware,
      createHandler(route.hashesPassword ? within(hashes, route) : route, options.ports, cache),
    )
  }
  for (const ofPath of routesByPath(routes)) {
    for (const route of ofPath) mount(route)
    app.all(toExpressPath(ofPath[0]?.path ?? ''), count, refuseMethod(methodsOf(ofPath)))
  }
  app.use(['/api', ...programPaths], count, () => {
    throw notFound()
  })
}

/** Returns the route with a handler that counts against `limit` after the request was read and checked. */
const within = (limit: ConcurrencyLimit, route: Route): Route => ({
  ...route,
  handle: (context, ports) => limit.run(() => route.handle(context, ports)),
})

/** Groups routes by path. A fixed path comes before a path with a parameter in the same place, which would match too. */
function routesByPath(routes: readonly Route[]): Route[][] {
  const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '\uffff')
  return [...Map.groupBy(routes, ({ path }) => shape(path))].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ofPath]) => ofPath)
}

const methodsOf = (routes: readonly Route[]): string[] =>
  routes.flatMap(({ method, changesState }) => (method === 'get' && !changesState ? readMethods : method.toUpperCase()))

const notFound = () => new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')

const toExpressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Sets the route's name for the log. Skips a HEAD request for a GET route that changes state: Express would run the GET handler. */
function setRouteName({ path, method, changesState }: Route): RequestHandler {
  return (request, response, next) => {
    response.locals.route = path
    next(changesState && method === 'get' && request.method === 'HEAD' ? 'route' : undefined)
  }
}

function countCall({ limits }: Ports): RequestHandler {
  return async (request, _response, next) => {
    await limits.use('call', clientNetworkOf(request))
    next()
  }
}

function createHandler(route: Route, ports: Ports, cache: ResponseCache<SerializedResponse>): RequestHandler {
  const audiences = createRouteAudiences()
  return async (request, response) => {
    const startedAt: number = response.locals.arrivedAt ?? performance.now()
    const client = await clientOf(route, request, response, ports, audiences)
    if (route.membersOnly) memberOf(client)
    if (route.mediaType && client.caller.kind === 'member') ports.memberResponses.add(client.caller, response)
    const context = {
      params: route.params ? readInput(route.params, request.params) : undefined,
      query: route.query ? readInput(route.query, request.query) : undefined,
      headers: readHeaders(route, request),
      body: readBody(route, request),
      client,
      call: {
        token: client.token,
        requestId: requestIdOf(response),
        clientAddress: client.address,
        ...(takesLong(route) ? {} : boundsOf(route, response, startedAt)),
      },
      startedAt,
      request,
      response,
    }
    // A stream outlives its handler and must not keep the body in memory.
    request.body = undefined
    if (route.shared) {
      const key = JSON.stringify([route.path, context.params, context.query])
      return send(response, await cache.get(key, async () => encoded(serialize(await route.handle(context, ports)))))
    }
    if (takesLong(route)) await takePlace(client, response, ports)
    const handled = route.handle(context, ports)
    // The handler has read it. As above, for the variables of this function.
    if (takesLong(route)) context.body = undefined
    const result = await handled
    if (route.changesShared) cache.clear()
    if (result !== responseWritten) send(response, serialize(result))
  }
}

async function clientOf(
  { anonymous, bearer }: Route,
  request: Request,
  response: Response,
  ports: Ports,
  audiences: RouteAudiences,
): Promise<Client> {
  if (bearer) return identifyProgram(request, response, ports, { resource: 'v1', needed: bearer, audiences })
  return anonymous ? anonymousClient(request) : identifyClient(request, response, ports, audiences)
}

const eventStream = 'text/event-stream'

/** Whether the response takes as long as an answer. */
const takesLong = ({ mediaType, streams }: Route): boolean => mediaType === eventStream || streams === true

/** Returns the deadline of a handler's call, 500 to 5,000 ms, so that identifying and answering the client together take at most 6 s. */
const callMs = (startedAt: number) => Math.min(5_000, Math.max(500, 5_500 - (performance.now() - startedAt)))

/** Returns deadline and signal of a handler's calls. A shared response serves other clients too, so a disconnect does not abort it. */
const boundsOf = ({ shared }: Route, response: Response, startedAt: number) => ({
  deadlineMs: callMs(startedAt),
  ...(shared ? {} : { signal: disconnectSignal(response) }),
})

function readHeaders({ requestHeaders }: Route, request: Request): unknown {
  if (requestHeaders === undefined) return undefined
  const names = Object.keys(requestHeaders.shape)
  return readInput(requestHeaders, Object.fromEntries(names.map((name) => [name, request.get(name)])))
}

function readBody({ body, form, longTexts }: Route, request: Request): unknown {
  if (body === undefined || (form && isForm(request))) return undefined
  return body === rawBody ? request.body : readInput(body, request.body ?? {}, { longTexts })
}

interface SerializedResponse {
  status: number
  /** JSON; undefined for a response without a body. */
  json?: string | Buffer
  headers?: Record<string, string>
}

function serialize(result: Awaited<ReturnType<Route['handle']>>): SerializedResponse {
  if (result === responseWritten) throw new Error('a streamed response cannot be shared')
  const { status, body, headers } = result
  return { status, ...(headers ? { headers } : {}), ...(body === undefined ? {} : { json: toJson(body) }) }
}

/** Converts the JSON of a cached response to a Buffer: each garbage collection would copy a long string. */
const encoded = (response: SerializedResponse): SerializedResponse =>
  typeof response.json === 'string' ? { ...response, json: Buffer.from(response.json) } : response

function send(response: Response, { status, json, headers }: SerializedResponse) {
  response.status(status)
  if (!response.get('Cache-Control')) response.set('Cache-Control', 'no-store')
  if (headers) response.set(headers)
  if (json === undefined) response.end()
  else response.type('json').send(json)
}
