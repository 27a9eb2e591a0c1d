import { randomUUID } from 'node:crypto'
import { readAnswer, type SendResult } from './sends/read-answer.ts'

export interface Send {
  conversationId: string
  content: string
  requestId: string
  /** Called for each received frame with the number of frames so far. */
  onFrame?: (frames: number) => void
  /** Called before each retry with its cause: a 5xx status with its reason, or how the connection broke. */
  onRetry?: (cause: string) => void
}

export interface MemberClient {
  id: string
  username: string
  /** The session, for a Cookie header. */
  cookie: string
  startConversation: () => Promise<string>
  /** Sends until the answer ends, and retries as a browser does: with the same request id, to one gateway after the other. */
  send: (send: Send, firstGateway?: number) => Promise<SendResult>
  get: <T>(path: string, gateway?: number) => Promise<T>
  post: (path: string, body: object, gateway?: number) => Promise<Response>
}

const json = { 'content-type': 'application/json' }
export const retryableStatuses: ReadonlySet<number> = new Set([500, 502, 503, 504])
const retryForMs = 90_000

/** Registers a new account and returns a client with its session. `urls`: the addresses of the gateways. */
export async function registerMember(urls: readonly string[]): Promise<MemberClient> {
  const username = `p${randomUUID().slice(0, 12)}`
  const account = { username, email: `${username}@example.org`, password: 'Engine1843' }
  const registered = await fetch(`${urls[0]}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  if (registered.status !== 201) throw new Error(`${registered.status}: ${await registered.text()}`)
  const cookies = registered.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const cookie = cookies.join('; ')
  const headers = { ...json, cookie }
  const { id } = (await registered.json()) as { id: string }
  const url = (gateway: number) => urls[gateway % urls.length] as string

  const post: MemberClient['post'] = (path, body, gateway = 0) =>
    fetch(url(gateway) + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const get = async <T>(path: string, gateway = 0) => {
    const response = await fetch(url(gateway) + path, { headers })
    if (!response.ok) throw new Error(`${response.status} from ${path}: ${await response.text()}`)
    return (await response.json()) as T
  }

  /** Sends once. Rejects when the connection breaks before the end of the answer. */
  const sendOnce = async ({ onFrame, onRetry: _, ...message }: Send, gateway: number): Promise<SendResult> => {
    const response = await post('/api/messages/stream', message, gateway)
    if (!response.ok) {
      const { reason } = (await response.json()) as { reason: string }
      return { kind: 'refused', status: response.status, reason }
    }
    return readAnswer(response, onFrame)
  }

  return {
    id,
    username,
    cookie,
    get,
    post,
    startConversation: async () => {
      const [persona] = await get<{ id: string }[]>('/api/bots/featured')
      return retryOverGateways(async (gateway) => {
        const started = await post('/api/conversations', { botId: persona?.id }, gateway)
        if (started.status !== 201) throw new Error(`${started.status}: ${await started.text()}`)
        return ((await started.json()) as { conversation: { id: string } }).conversation.id
      })
    },
    send: (send, first = 0) =>
      retryOverGateways(
        async (gateway) => {
          const result = await sendOnce(send, gateway)
          if (result.kind === 'refused' && retryableStatuses.has(result.status)) throw new Error(`${result.status} ${result.reason}`)
          return result
        },
        { first, onRetry: send.onRetry },
      ),
  }
}

/** Calls one gateway after the other until a call succeeds. Throws the last error after 90 s. */
export async function retryOverGateways<T>(
  call: (gateway: number) => Promise<T>,
  { first = 0, onRetry }: { first?: number; onRetry?: Send['onRetry'] } = {},
): Promise<T> {
  const deadline = Date.now() + retryForMs
  for (let gateway = first; ; gateway++) {
    try {
      return await call(gateway)
    } catch (error) {
      onRetry?.((error as Error).message)
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
