import { randomUUID } from 'node:crypto'

/** How a send ended for the one who sent it. */
export type Answer =
  | { kind: 'whole' | 'stopped' | 'broken'; reply: string }
  | { kind: 'failed'; reason: string; shown: string }
  | { kind: 'refused'; status: number; reason: string }

export interface Send {
  conversationId: string
  content: string
  requestId: string
  /** Hears of every piece that arrives. */
  onPiece?: (pieces: number) => void
  /** Hears why a try has to be repeated: a status of 5xx with its reason, or how the connection broke. */
  onTrouble?: (why: string) => void
}

export interface Person {
  id: string
  /** The session, for a Cookie header. */
  cookie: string
  converse: () => Promise<string>
  /** Sends until there is an end, as a browser that comes back does: always with the same request id, to one gateway after the other. */
  send: (send: Send, firstGateway?: number) => Promise<Answer>
  get: <T>(path: string) => Promise<T>
  post: (path: string, body: object, gateway?: number) => Promise<Response>
}

const json = { 'content-type': 'application/json' }
const worthAnotherTry = new Set([500, 502, 503, 504])
const patienceMs = 90_000

/** Somebody with a new account and a session, who talks to the gateways at these addresses. */
export async function newPerson(urls: readonly string[]): Promise<Person> {
  const username = `p${randomUUID().slice(0, 12)}`
  const account = { username, email: `${username}@example.org`, password: 'Engine1843' }
  const registered = await fetch(`${urls[0]}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  if (registered.status !== 201) throw new Error(`${registered.status}: ${await registered.text()}`)
  const cookies = registered.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const cookie = cookies.join('; ')
  const headers = { ...json, cookie }
  const { id } = (await registered.json()) as { id: string }
  const url = (gateway: number) => urls[gateway % urls.length] as string

  const post: Person['post'] = (path, body, gateway = 0) =>
    fetch(url(gateway) + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const get = async <T>(path: string) => {
    const answer = await fetch(url(0) + path, { headers })
    if (!answer.ok) throw new Error(`${answer.status} from ${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** Rejects when the connection breaks before the end. */
  const sendOnce = async ({ onPiece, onTrouble: _, ...message }: Send, gateway: number): Promise<Answer> => {
    const response = await post('/api/messages/stream', message, gateway)
    if (!response.ok) {
      const { reason } = (await response.json()) as { reason: string }
      return { kind: 'refused', status: response.status, reason }
    }
    let [shown, pieces, held] = ['', 0, '']
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (held + part).split('\n')
      held = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('data: ')) continue
        const data = JSON.parse(line.slice(6)) as Record<string, string>
        if (data.done) return { kind: ends[data.status as keyof typeof ends], reply: data.fullResponse ?? '' }
        // The gateway lost chat; the generation goes on or is settled, and the same request finds it.
        if (data.reason === 'CONNECTION_LOST') throw new Error('the gateway lost the stream')
        if (data.error !== undefined) return { kind: 'failed', reason: data.reason ?? '', shown }
        shown += data.content
        onPiece?.(++pieces)
      }
    }
    throw new Error('the stream ended without an end')
  }

  return {
    id,
    cookie,
    get,
    post,
    converse: async () => {
      const [persona] = await get<{ id: string }[]>('/api/bots/featured')
      return untilOver(async (gateway) => {
        const started = await post('/api/conversations', { botId: persona?.id }, gateway)
        if (started.status !== 201) throw new Error(`${started.status}: ${await started.text()}`)
        return ((await started.json()) as { conversation: { id: string } }).conversation.id
      })
    },
    send: (send, first = 0) =>
      untilOver(
        async (gateway) => {
          const answer = await sendOnce(send, gateway)
          if (answer.kind === 'refused' && worthAnotherTry.has(answer.status)) throw new Error(`${answer.status} ${answer.reason}`)
          return answer
        },
        { first, onTrouble: send.onTrouble },
      ),
  }
}

/** Tries at one gateway after the other until it succeeds; throws the last error when that takes too long. */
async function untilOver<T>(
  work: (gateway: number) => Promise<T>,
  { first = 0, onTrouble }: { first?: number; onTrouble?: Send['onTrouble'] } = {},
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (let gateway = first; ; gateway++) {
    try {
      return await work(gateway)
    } catch (error) {
      onTrouble?.((error as Error).message)
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const ends = { complete: 'whole', stopped: 'stopped', failed: 'broken' } as const
