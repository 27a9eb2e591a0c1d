import { Readable } from 'node:stream'
import { Agent } from 'undici'
import type { CallLimits } from './call-limits.ts'
import type { CallFetchOptions } from './provider-call.ts'
import { ResponseHandler } from './response-handler.ts'

const IDLE_CONNECTION_MS = 60_000
/** Bytes. */
const SMALL_CONTENT = 8 * 1024

/**
 * Returns the `fetch` option of an SDK client, for event streams only.
 * It resolves with the first event of a stream, so that the SDK retries what fails before it. The call reads the body itself;
 * the Response has none. Responses outside 2xx have their body, for the SDK's errors.
 */
export function createProviderFetch(limits: CallLimits) {
  // HTTP/1.1: each stream has its own connection. The call's limits on events replace undici's two timeouts.
  const agent = new Agent({
    allowH2: false,
    connect: { timeout: limits.connectMs },
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_CONNECTION_MS,
  })
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { call, signal } = init as RequestInit & CallFetchOptions
    signal?.throwIfAborted()
    const url = new URL(String(input))
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
        body: content.length > SMALL_CONTENT ? takenOnce(content) : content,
      },
      handler,
    )
    // Node keeps a composed signal for as long as it has a listener.
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
 * Encodes text in memory of its own. undici keeps the body of a request until its answer ends, and `Buffer.from` would take it from a buffer of 64 kB
 * that then stays in memory with it.
 */
function unpooled(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/**
 * Returns a request body that releases its content once it is sent.
 * undici keeps the body object until the response ends; a long prompt must not stay in memory for that time.
 */
function takenOnce(content: Buffer): Readable {
  let left: Buffer | null = content
  return new Readable({
    read() {
      this.push(left)
      left = null
      this.push(null)
    },
  })
}
