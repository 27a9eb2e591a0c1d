import { setTimeout as delay } from 'node:timers/promises'
import { retryPause } from '@rostra/proto/http/retry-rule'
import { cookieHeader } from './cookie-header.ts'
import { BrokenStream, readAnswer, type SendResult } from './read-answer.ts'

/** The outcome of one attempt of a call: of a stream until its status, of any other call until its body. */
export interface CallRecord {
  /** What the caller names the call; by default its method and path. */
  kind: string
  /** When it began, by performance.now(). */
  at: number
  ms: number
  /** The status, or 0 when the connection broke. */
  status: number
  /** The reason of a refusal, or how the connection broke. */
  reason: string
  /** Whether a refusal says when to try again. */
  retryAfterMs?: number
}

/** What callers read most of the routes' answers; empty for an answer without a body. */
export interface AnswerBody {
  id: string
  email: string
  message: string
  reason: string
  messageCredits: number
  conversation: { id: string }
  /** Of a new API key. */
  key: string
}

export interface Answer<Body> extends CallRecord {
  body: Body
  headers: Headers
  /** Whether an earlier attempt got no answer, or a 5xx: the call may have taken effect twice. */
  isRepeated: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface CallOptions {
  /** The number of the gateway that is called first. */
  gateway?: number
  headers?: Record<string, string>
  kind?: string
  /** Also without patience, so that a caller can bound a call by its own signal. */
  signal?: AbortSignal
}

export interface Send {
  conversationId: string
  content: string
  requestId: string
  /** Called for each received piece with the number of pieces so far. */
  onFrame?: (frames: number) => void
  /** Called before each retry with its cause: a 5xx status with its reason, or how the connection broke. */
  onRetry?: (cause: string) => void
}

/** One person's client of the API: a member's or a guest's. It keeps the cookies that it gets. */
export interface ApiClient {
  /** The session, for a Cookie header. */
  readonly cookie: string
  /**
   * Makes a call and reads its body. A body is sent as JSON, or as a form. A client with patience repeats the call while it gets no answer
   * or a 5xx, and throws after that time; any other client returns the status 0 for a broken connection.
   */
  call: <Body = AnswerBody>(method: Method, path: string, body?: object, options?: CallOptions) => Promise<Answer<Body>>
  /** Makes one call whose body is a stream. Never rejects; `response` is there when its status is 200. */
  open: (method: Method, path: string, body?: object, options?: CallOptions) => Promise<Answer<AnswerBody> & { response?: Response }>
  /** Calls and returns the body of the answer. Throws for any status but 2xx. */
  get: <Body = AnswerBody>(path: string, gateway?: number) => Promise<Body>
  post: <Body = AnswerBody>(path: string, body: object, gateway?: number) => Promise<Body>
  /** Starts a conversation with a persona, by default the first featured one, and returns its id. Repeats a start that fails. */
  startConversation: (personaId?: string) => Promise<string>
  /** Sends until the answer ends. Retries with the same request id, to one gateway after the other, for up to 90 s. */
  send: (send: Send, firstGateway?: number) => Promise<SendResult>
}

/** Chooses the gateway of each call. `signal` ends the calls to a gateway that is removed. */
interface Balancer {
  next: () => { url: string; signal: AbortSignal }
}

export interface ClientOptions {
  cookie?: string
  /** Sent with every call. */
  headers?: Record<string, string>
  /** For how many milliseconds a call without an answer, or with a 5xx, is repeated; by default not at all. */
  patienceMs?: number
  /** Called after each attempt. */
  onCall?: (record: CallRecord) => void
}

/** The patience of a person who waits for a process that was killed. */
export const patienceMs = 90_000
/** Waits longer after each failure, as a browser does, so that many clients leave an overloaded gateway the time to recover. */
const pause = (failures: number, retryAfterMs?: number) =>
  delay(retryPause({ failures, retryAfter: retryAfterMs === undefined ? null : retryAfterMs / 1_000, random: Math.random() }))
const isFailure = (status: number) => status === 0 || (status >= 500 && status <= 504)

/** Creates a client of the gateways with these addresses, with the cookies of a session or without any. */
export function createApiClient(
  gateways: readonly string[] | Balancer,
  { cookie: firstCookie = '', headers: ownHeaders, patienceMs = 0, onCall }: ClientOptions = {},
): ApiClient {
  let cookie = firstCookie
  const target = (gateway: number) =>
    'next' in gateways ? gateways.next() : { url: gateways[gateway % gateways.length] as string, signal: undefined }

  const attempt = async (method: Method, path: string, body: object | undefined, options: CallOptions, isStream = false) => {
    const at = performance.now()
    const record: CallRecord = { kind: options.kind ?? `${method} ${path}`, at, ms: 0, status: 0, reason: '' }
    let content: unknown = {}
    let headers = new Headers()
    let stream: Response | undefined
    try {
      const { url, signal } = target(options.gateway ?? 0)
      const signals = [signal, options.signal].filter((each) => each !== undefined)
      // A form's type names its boundary, so that fetch sets it.
      const isForm = body instanceof FormData || body instanceof URLSearchParams
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), cookie, ...ownHeaders, ...options.headers },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
      })
      headers = response.headers
      cookie = cookieHeader(cookie, headers.getSetCookie().map(pairOf))
      if (isStream && response.status === 200) stream = response
      else content = contentOf(await response.text(), headers)
      record.status = response.status
      const retryAfter = headers.get('retry-after')
      if (retryAfter) record.retryAfterMs = Number(retryAfter) * 1_000
      if (response.status >= 400) record.reason = String((content as { reason?: string }).reason ?? 'no reason')
    } catch (error) {
      record.reason = causeOf(error)
    }
    record.ms = performance.now() - at
    onCall?.(record)
    return { ...record, body: content, headers, ...(stream && { response: stream }) }
  }

  const call: ApiClient['call'] = async <Body>(method: Method, path: string, body?: object, options: CallOptions = {}) => {
    const deadline = Date.now() + patienceMs
    for (let number = 0; ; number++) {
      const answer = await attempt(method, path, body, { ...options, gateway: (options.gateway ?? 0) + number })
      if (patienceMs === 0 || !isFailure(answer.status)) return { ...answer, body: answer.body as Body, isRepeated: number > 0 }
      if (Date.now() > deadline) throw new Error(`${method} ${path} is not answered: ${answer.status} ${answer.reason}`)
      await pause(number + 1, answer.retryAfterMs)
    }
  }
  const open: ApiClient['open'] = async (method, path, body, options = {}) => {
    const answer = await attempt(method, path, body, options, true)
    return { ...answer, body: answer.body as AnswerBody, isRepeated: false }
  }
  const expectOk = <Body>({ status, kind, body }: Answer<Body>): Body => {
    if (status < 200 || status > 299) throw new Error(`${kind} got ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const get: ApiClient['get'] = async <Body>(path: string, gateway = 0) => expectOk(await call<Body>('GET', path, undefined, { gateway }))
  const post: ApiClient['post'] = async <Body>(path: string, body: object, gateway = 0) =>
    expectOk(await call<Body>('POST', path, body, { gateway }))

  return {
    get cookie() {
      return cookie
    },
    call,
    open,
    get,
    post,
    startConversation: async (personaId) => {
      const botId = personaId ?? (await get<{ id: string }[]>('/api/bots/featured'))[0]?.id
      return retryOverGateways(async (gateway) => (await post('/api/conversations', { botId }, gateway)).conversation.id)
    },
    send: ({ onFrame, onRetry, ...message }, first = 0) =>
      retryOverGateways(
        async (gateway) => {
          const { status, reason, response } = await open('POST', '/api/messages/stream', message, { gateway })
          if (response) return readAnswer(response, onFrame)
          if (isFailure(status)) throw new Error(`${status} ${reason}`)
          return { kind: 'refused', status, reason }
        },
        { first, onRetry },
      ),
  }
}

/** Calls one gateway after the other until a call succeeds. Throws the last error after 90 s in which no stream was open. */
export async function retryOverGateways<T>(
  call: (gateway: number) => Promise<T>,
  { first = 0, onRetry }: { first?: number; onRetry?: Send['onRetry'] } = {},
): Promise<T> {
  let deadline = Date.now() + patienceMs
  for (let gateway = first; ; gateway++) {
    try {
      return await call(gateway)
    } catch (error) {
      onRetry?.((error as Error).message)
      if (error instanceof BrokenStream) deadline = Date.now() + patienceMs
      if (Date.now() > deadline) throw error
      await pause(gateway - first + 1)
    }
  }
}

/** Returns the name and the value of a Set-Cookie header. */
function pairOf(setCookie: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(setCookie) ?? []
  return { name, value }
}

const contentOf = (text: string, headers: Headers): unknown =>
  headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : text === '' ? {} : text

function causeOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}
