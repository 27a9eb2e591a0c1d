import type { IncomingMessage, RequestListener } from 'node:http'
import { scopes } from '@rostra/platform/scope'
import inject from 'light-my-request'
import { readClientMetadata } from '../../domain/apps/client-metadata.ts'
import type { AuthorizationServer, HttpRequest, HttpResponse } from '../../domain/apps/ports.ts'
import { consentPath, refusalText, requestCookie } from './create-provider.ts'

export interface ExchangeOptions {
  handle: RequestListener
  publicUrl: string
  /** Collects the ids of grants that a request has ended. */
  ended: WeakMap<IncomingMessage, string[]>
}

const metadataPath = '/.well-known/oauth-authorization-server'

/** The parameters of an authorization request that are read. */
const parameters = new Set([
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
])

/** The fields of RFC 8414 that hold for this server. The library lists those of OpenID Connect too. */
const published = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'registration_endpoint',
  'revocation_endpoint',
  'response_types_supported',
  'grant_types_supported',
  'token_endpoint_auth_methods_supported',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
  'client_id_metadata_document_supported',
]

/** Answers HTTP requests with the library, which gets them without a connection. */
export function exchangeWith({ handle, publicUrl, ended }: ExchangeOptions): AuthorizationServer['exchange'] {
  const { host, protocol } = new URL(publicUrl)

  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    const endedApps: string[] = []
    const { method, path, contentType, cookie, body } = request
    const answer = await inject(
      (injected, response) => {
        ended.set(injected, endedApps)
        handle(injected, response)
      },
      {
        method,
        url: path,
        headers: {
          host,
          'x-forwarded-proto': protocol.slice(0, -1),
          ...(contentType && { 'content-type': contentType }),
          ...(cookie && { cookie: withoutSession(cookie) }),
        },
        ...(method === 'POST' && { payload: body }),
      },
    )
    return { status: answer.statusCode, headers: sentHeaders(answer.headers), body: answer.rawPayload, endedApps }
  }

  return async (request) => {
    const { method } = request
    const { pathname, searchParams } = new URL(request.path, publicUrl)
    if (method === 'GET' && pathname === metadataPath) return publish(await send({ ...request, path: metadataPath }))
    if (method === 'GET' && pathname === '/oauth/authorize')
      return begin(await send({ ...request, path: `${pathname}?${readQuery(searchParams)}` }))
    if (method === 'GET' && /^\/oauth\/authorize\/[\w-]{1,64}$/.test(pathname)) return send({ ...request, path: pathname })
    if (method !== 'POST') return null
    const call = { ...request, path: pathname, cookie: '' }
    if (pathname === '/oauth/token' || pathname === '/oauth/revoke') return send(call)
    if (pathname === '/oauth/register') return register(call, send)
    return null
  }
}

/** Keeps the parameters that are read. A request without one of our scopes asks for all. */
function readQuery(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams([...query].filter(([name]) => parameters.has(name)))
  const words = kept.getAll('scope').flatMap((scope) => scope.split(' '))
  const asked = scopes.filter((scope) => words.includes(scope))
  kept.set('scope', (asked.length > 0 ? asked : scopes).join(' '))
  return kept
}

/**
 * Leads to the page on which the member answers. Any other redirect reports an error to an address that anyone could register: the
 * browser stays here, so that a link to this server leads nowhere else without an answer of a member.
 */
function begin(answer: HttpResponse): HttpResponse {
  const location = answer.headers.find(({ name }) => name === 'location')?.value
  if (!location) return answer
  if (location.startsWith(`${consentPath}?`)) return { ...answer, headers: answer.headers.map(atRequest(location)) }
  const { searchParams, hash } = new URL(location)
  const fields = new URLSearchParams([...searchParams, ...new URLSearchParams(hash.slice(1))])
  const body = Buffer.from(refusalText(`${fields.get('error_description')} (${fields.get('error')})`))
  return { status: 400, headers: [{ name: 'content-type', value: 'text/plain; charset=utf-8' }], body, endedApps: answer.endedApps }
}

/**
 * Moves the cookie of a request from the path of the page to the path of the calls about this request, so
 * that a browser keeps those of several requests beside each other.
 */
const atRequest =
  (location: string) =>
  ({ name, value }: HttpResponse['headers'][number]) => {
    const isMoved = name.toLowerCase() === 'set-cookie' && value.startsWith(requestCookie)
    const id = new URL(location, 'http://own').searchParams.get('request') ?? ''
    return { name, value: isMoved ? value.replace(`path=${consentPath}`, `path=/api/oauth/requests/${id}`) : value }
  }

async function register(request: HttpRequest, send: (request: HttpRequest) => Promise<HttpResponse>): Promise<HttpResponse> {
  const metadata = readClientMetadata(parseJson(request.body))
  if ('error' in metadata) return json(400, metadata)
  return send({ ...request, contentType: 'application/json', body: Buffer.from(JSON.stringify(metadata)) })
}

function publish(answer: HttpResponse): HttpResponse {
  const fields = Object(parseJson(answer.body))
  const known = Object.fromEntries(published.filter((name) => name in fields).map((name) => [name, fields[name]]))
  return json(answer.status, { ...known, scopes_supported: scopes, revocation_endpoint_auth_methods_supported: ['none'] })
}

const json = (status: number, value: object): HttpResponse => ({
  status,
  headers: [{ name: 'content-type', value: 'application/json' }],
  body: Buffer.from(JSON.stringify(value)),
  endedApps: [],
})

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** The cookie of the library's own session. It is neither read nor set: the member signs in with the session of the product. */
const isSession = (cookie: string) => /^\s*rostra_oauth(\.sig)?=/.test(cookie)

const withoutSession = (cookie: string) =>
  cookie
    .split(';')
    .filter((pair) => !isSession(pair))
    .join(';')

/** The headers of the library that the browser or app gets. */
const passedOn = new Set(['content-type', 'location', 'set-cookie', 'cache-control', 'www-authenticate'])

const sentHeaders = (headers: NodeJS.Dict<string | string[] | number>): HttpResponse['headers'] =>
  Object.entries(headers)
    .filter(([name]) => passedOn.has(name.toLowerCase()))
    .flatMap(([name, value]) => [value ?? []].flat().map((single) => ({ name, value: String(single) })))
    .filter(({ name, value }) => name.toLowerCase() !== 'set-cookie' || !isSession(value))
