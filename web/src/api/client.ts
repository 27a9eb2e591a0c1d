import createClient from 'openapi-fetch'
import { ApiError } from '../lib/errors/api-error.ts'
import { fetchAsCaller } from './fetch-as-caller.ts'
import type { paths } from './gen/schema.ts'
import type { ErrorBody } from './schemas.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Replaces `Request` in openapi-fetch: outside a browser a `Request` accepts no relative URL. */
class FetchArguments {
  readonly url: string
  readonly init: RequestInit

  constructor(url: string, init: RequestInit) {
    this.url = url
    this.init = init
  }
}

/**
 * Creates a client of the gateway's API. Its calls throw `ApiError` unless the status is 2xx. With `parseAs: 'stream'` the body of
 * `response` is left unread.
 */
export const createApi = (fetch: Fetch) =>
  createClient<paths>({
    Request: FetchArguments as unknown as typeof Request,
    fetch: async (request) => {
      const { url, init } = request as unknown as FetchArguments
      const { method, body, headers, signal, keepalive } = init
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      })
      if (!response.ok) throw await errorOf(response)
      return response
    },
  })

/** The longest wait that a server may ask for before a second attempt, in seconds. */
const maxWaitSeconds = 5

const pauseFor = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000))

/** Returns a fetch that asks once more when the server was too busy to begin a request, after the seconds that it names. */
export const askingTwice =
  (fetch: Fetch, pause = pauseFor): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init)
    const seconds = Number(response.headers.get('Retry-After'))
    if (response.status !== 503 || !seconds || seconds > maxWaitSeconds) return response
    const { reason }: Partial<ErrorBody> = await response
      .clone()
      .json()
      .catch(() => ({}))
    if (reason !== 'OVERLOADED') return response
    await pause(seconds)
    return init.signal?.aborted ? response : fetch(url, init)
  }

/** The client of this page: calls as the signed-in member, or as the guest of an embed. */
export const api = createApi(askingTwice(fetchAsCaller))

/** Returns the parsed body of a call. */
export async function bodyOf<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await call
  return data as Body
}

export interface Page<Item> {
  items: Item[]
  /** The number of items on all pages. */
  total: number
}

/** Returns the parsed list and its total of all pages; the length of the list when the header is missing. */
export async function pageOf<Item>(call: Promise<{ data?: Item[]; response: Response }>): Promise<Page<Item>> {
  const { data: items = [], response } = await call
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) }
}

/** Reports whether the built-in offline model answers; the interface has to say so. */
export const isOfflineModel = (response: Response): boolean => response.headers.get('X-Offline-Model') === 'true'

/** Returns the error of a response outside 2xx. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const retryAfter = response.headers.get('Retry-After')
  try {
    const { message, reason, fields, requestId, suggestion }: Partial<ErrorBody> = JSON.parse(text)
    return new ApiError(response.status, message ?? response.statusText, { reason, fields, requestId, suggestion }, retryAfter)
  } catch {
    return new ApiError(response.status, text || response.statusText, {}, retryAfter)
  }
}
