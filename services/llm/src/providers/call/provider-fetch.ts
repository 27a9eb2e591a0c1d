import { Readable } from 'node:stream'
import type { PublicHosts } from '@rostra/kit/net/public-hosts'
import { Agent } from 'undici'
import type { CallLimits } from './call-limits.ts'
import type { CallFetchOptions } from './provider-call.ts'
import { ResponseHandler } from './response-handler.ts'

const IDLE_CONNECTION_MS = 60_000
/** The size up to which content is passed to undici as a Buffer, in bytes. */
const SMALL_CONTENT = 8 * 1024

/**
 * Creates the `fetch` option of an SDK client, for event streams only. It resolves with the first event of a stream, so that the SDK
 * retries earlier failures. The call reads the body itself, so a 2xx Response has none. Other Responses have their body, for the SDK's
 * errors. With `hosts` it calls only what they allow.
 */
export function createProviderFetch(limits: CallLimits, hosts?: PublicHosts) {
  // HTTP/1.1, so that each stream has its own connection. The call's limits on events replace undici's two timeouts.
  const agent = new Agent({
    allowH2: false,
    connect: { timeout: limits.connectMs, ...(hosts && { lookup: hosts.lookup }) },
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_CONNECTION_MS,
  })
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { call, signal } = init as RequestInit & CallFetchOptions
    signal?.throwIfAborted()
    const url = new URL(String(input))
    hosts?.check(url)
    const content = unpooled(String(init.body))
    const handler = new ResponseHandler(call, limits)
    signal?.addEventListener('abort', handler.onAbort)
    const { origin, pathname, search } = url
    const headers = requestHeaders(init.headers, url, content.length)
    agent.dispatch(
      {
        origin,
        path: `${pathname}${search}`,
        method: 'POST',
        headers,
        body: content.length > SMALL_CONTENT ? singleUseBody(content) : content,
      },
      handler,
    )
    // Removes the listener, because Node keeps a composed signal in memory while it has one.
    return handler.response.finally(() => signal?.removeEventListener('abort', handler.onAbort))
  }
}

function requestHeaders(given: RequestInit['headers'], { username, password }: URL, contentLength: number): string[] {
  const headers = ['content-length', String(contentLength)]
  const all = given instanceof Headers ? given : new Headers(given)
  all.forEach((value, name) => {
    headers.push(name, value)
  })
  if (username && !headers.includes('authorization')) headers.push('authorization', basicCredentials(username, password))
  return headers
}

function basicCredentials(username: string, password: string): string {
  return `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`
}

/**
 * Encodes text in a separate buffer. undici keeps the body of a request until its answer ends, and `Buffer.from` would use a part of a 64
 * kB pool, which would stay in memory too.
 */
function unpooled(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/**
 * Returns a request body that releases its content once it is sent. undici keeps the body object until the response ends, and a long prompt
 * must not stay in memory for that time.
 */
function singleUseBody(content: Buffer): Readable {
  let left: Buffer | null = content
  return new Readable({
    read() {
      this.push(left)
      left = null
      this.push(null)
    },
  })
}
