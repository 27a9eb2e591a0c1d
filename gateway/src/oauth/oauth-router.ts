import type { LoadLimits } from '@rostra/kit/overload/load-shedder'
import { resources } from '@rostra/platform/caller'
import { IdentityService } from '@rostra/proto/identity'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { clientAddressOf, clientNetworkOf } from '../callers/client-address.ts'
import { oauthCookies } from '../callers/oauth-cookies.ts'
import { metadataPathOf, resourceMetadata } from '../callers/programs/protected-resource.ts'
import { allowCrossOrigin } from '../http/cross-origin.ts'
import { requestIdOf } from '../http/observability/request-id.ts'
import { noReferrer } from '../http/security-headers.ts'
import { shedLoad } from '../http/shed-load.ts'
import type { LimitName } from '../limits/rate-limits.ts'
import type { Ports } from '../ports.ts'
import { readRawBody } from '../routing/raw-body.ts'
import { readMethods, readOnly, refuseMethod } from '../routing/refuse-method.ts'

const maxBodyBytes = 64 * 1024
const deadlineMs = 5_000
/** How long a client may keep the metadata, in seconds. */
const maxAge = 3_600

const metadataPath = '/.well-known/oauth-authorization-server'
/** The calls of apps, without cookies and from every site. */
const appPaths = ['/oauth/token', '/oauth/register', '/oauth/revoke']

/**
 * Serves the OAuth 2.1 authorization server, whose answers identity gives, and the metadata by which an
 * app finds it. The page on which a member answers is one of the web.
 */
export function oauthRouter(ports: Ports, shedding?: LoadLimits): Router {
  const { limits, publicUrl } = ports
  const router = Router({ caseSensitive: true, strict: true })
  const setRoute =
    (route: string): RequestHandler =>
    (_request, response, next) => {
      response.locals.route = route
      next()
    }
  const count =
    (...names: LimitName[]): RequestHandler =>
    async (request, _response, next) => {
      for (const name of ['call', ...names] as const) await limits.use(name, clientNetworkOf(request))
      next()
    }
  const keep: RequestHandler = (_request, response, next) => {
    response.set('Cache-Control', `public, max-age=${maxAge}`)
    next()
  }
  const answer =
    (cookieOf: (request: Request) => string): RequestHandler =>
    async (request, response) => {
      await exchange(ports, request, response, cookieOf(request))
    }
  const shed = shedLoad(shedding)
  const readBytes = readRawBody(maxBodyBytes)

  router.all([...appPaths, metadataPath], allowCrossOrigin)
  router.get(
    metadataPath,
    setRoute(metadataPath),
    count('oauthFromAddress'),
    keep,
    answer(() => ''),
  )
  router.all(metadataPath, refuseMethod([...readMethods, 'OPTIONS']))
  for (const resource of resources) {
    const path = metadataPathOf(resource)
    router.all(path, allowCrossOrigin)
    router.get(path, setRoute(path), count(), keep, (_request, response) => {
      response.json(resourceMetadata(publicUrl, resource))
    })
    router.all(path, refuseMethod([...readMethods, 'OPTIONS']))
  }
  for (const [path, name] of [
    ['/oauth/authorize', '/oauth/authorize'],
    ['/oauth/authorize/:uid', '/oauth/authorize/{uid}'],
  ] as const) {
    router.get(path, setRoute(name), noReferrer, count('oauthFromAddress'), shed, answer(oauthCookies))
    readOnly(router, [path])
  }
  for (const path of appPaths) {
    const limit = path === '/oauth/register' ? 'registerAppFromAddress' : 'oauthFromAddress'
    router.post(
      path,
      setRoute(path),
      count(limit),
      ...readBytes,
      shed,
      answer(() => ''),
    )
    router.all(path, refuseMethod(['POST', 'OPTIONS']))
  }
  return router
}

/** Passes one HTTP exchange on to identity, and its answer to the client. Ends the calls of apps whose access it has ended. */
async function exchange({ identity, revocations }: Ports, request: Request, response: Response, cookie: string): Promise<void> {
  const { method, originalUrl } = request
  const headers = [
    { name: 'content-type', value: request.headers['content-type'] ?? '' },
    { name: 'cookie', value: cookie },
  ]
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const call = { requestId: requestIdOf(response), clientAddress: clientAddressOf(request), deadlineMs }
  const sent = { method: method === 'HEAD' ? 'GET' : method, path: originalUrl, headers, body }
  const answer = await identity.call(IdentityService.ExchangeOAuth, sent, call)
  for (const sessionId of answer.endedApps) await revocations.announce({ sessionId })
  response.status(answer.status)
  for (const { name, value } of answer.headers) {
    if (name === 'set-cookie') response.append('Set-Cookie', value)
    else response.set(name, value)
  }
  if (!response.get('Cache-Control')) response.set('Cache-Control', 'no-store')
  response.end(answer.body)
}
