import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { abortable } from '../async/abortable.ts'
import { createPublicHosts, type PublicHostsOptions, pinnedLookup } from './public-hosts.ts'

export interface PublicRequest {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  /** Milliseconds for all of it: name, connection, and the body of the answer. */
  timeoutMs: number
  /** The longest body of an answer, in bytes. Without it the body is not read. */
  maxBytes?: number
  /** Ends the call earlier. */
  signal?: AbortSignal
}

export interface PublicAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Empty when it was not read. */
  body: Buffer
}

/**
 * Calls an address of the public internet. A redirect is an answer like any other: it is not followed. Throws AddressNotAllowed without a
 * connection for any other address, AnswerTooLarge, and the error of a connection or of the time limit.
 */
export type PublicFetch = (url: URL, request: PublicRequest) => Promise<PublicAnswer>

/** The body of an answer has more bytes than the caller reads. */
export class AnswerTooLarge extends Error {}

export interface PublicFetchOptions extends PublicHostsOptions {
  /** Sends a request to one IP address. For tests. */
  send?: typeof sendTo
}

/**
 * Creates a function that calls addresses which members give. Every address of the host must be public, and the connection goes to one that
 * was checked, so that a second answer of the name server counts for nothing. The certificate must be of the URL's host.
 */
export function createPublicFetch({ send = sendTo, ...options }: PublicFetchOptions = {}): PublicFetch {
  const hosts = createPublicHosts(options)
  return async (url, request) => {
    const limit = AbortSignal.timeout(request.timeoutMs)
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit
    // A name server cannot be aborted, so that its answer is only no longer waited for.
    const address = await abortable(hosts.addressOf(url), signal)
    return send(url, address, { ...request, signal })
  }
}

async function sendTo(
  url: URL,
  address: string,
  { method = 'GET', headers = {}, body, maxBytes, signal }: Omit<PublicRequest, 'timeoutMs'>,
): Promise<PublicAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const sent = request(url, {
    method,
    headers: { 'User-Agent': 'Rostra', ...headers },
    agent: false,
    lookup: pinnedLookup(address),
    signal,
  })
  // The first error ends the wait below; an abort later may cause another one.
  sent.on('error', () => {})
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status = 0 } = answer
  try {
    return { status, headers: answer.headers, body: maxBytes === undefined ? Buffer.alloc(0) : await readAll(answer, maxBytes) }
  } finally {
    answer.destroy()
  }
}

async function readAll(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > maxBytes) throw new AnswerTooLarge(`the answer has more than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
