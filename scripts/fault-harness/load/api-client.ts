import type { LoadBalancer } from './load-balancer.ts'

/** One HTTP call: of a stream until its status, of any other call until its body. */
export interface CallRecord {
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

export interface Call {
  kind: string
  path: string
  cookie?: string
  /** Makes the call a POST. */
  body?: object
}

export interface ApiClient {
  /** The calls that have ended. */
  records: readonly CallRecord[]
  /** Resolves when every call that began before a time has ended. */
  endedBefore: (at: number) => Promise<void>
  /** Makes a call and reads its body. Never rejects; `body` is undefined when the connection broke. */
  call: (call: Call) => Promise<{ record: CallRecord; body?: unknown; cookies: string }>
  /** Makes a call whose body is a stream. Never rejects; `response` is there when its status is 200. */
  open: (call: Call) => Promise<{ record: CallRecord; response?: Response }>
}

/** The longest call that a trial waits for: a browser would wait longer. */
const giveUpMs = 120_000

/** Calls the API through a load balancer and records every call. */
export function createApiClient(balancer: LoadBalancer): ApiClient {
  const records: CallRecord[] = []
  const running = new Map<Promise<unknown>, number>()
  const send = ({ path, cookie, body }: Call) => {
    const { url, signal } = balancer.next()
    return fetch(url + path, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(giveUpMs)]),
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
  const recorded = async <T extends object>(
    { kind }: Call,
    work: () => Promise<T & { outcome: Pick<CallRecord, 'status' | 'reason' | 'retryAfterMs'> }>,
  ): Promise<Partial<T> & { record: CallRecord }> => {
    const at = performance.now()
    const finish = (outcome: Pick<CallRecord, 'status' | 'reason' | 'retryAfterMs'>) => {
      const record = { kind, at, ms: performance.now() - at, ...outcome }
      records.push(record)
      return record
    }
    try {
      const { outcome, ...result } = await work()
      return { ...(result as unknown as Partial<T>), record: finish(outcome) }
    } catch (error) {
      return { record: finish({ status: 0, reason: causeOf(error) }) } as Partial<T> & { record: CallRecord }
    }
  }
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    running.set(work, performance.now())
    return work.finally(() => running.delete(work))
  }
  return {
    records,
    endedBefore: async (at) => {
      await Promise.all([...running].filter(([, begin]) => begin < at).map(([work]) => work))
    },
    call: async (call) => {
      const { record, body, cookies } = await tracked(
        recorded(call, async () => {
          const response = await send(call)
          const text = await response.text()
          const content: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
          const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
          return { outcome: outcomeOf(response, content), body: content, cookies: set.join('; ') }
        }),
      )
      return { record, body, cookies: cookies ?? '' }
    },
    open: (call) =>
      tracked(
        recorded(call, async () => {
          const response = await send(call)
          if (response.status === 200) return { outcome: outcomeOf(response), response }
          return { outcome: outcomeOf(response, await response.json().catch(() => undefined)) }
        }),
      ),
  }
}

function outcomeOf({ status, headers }: Response, body?: unknown): Pick<CallRecord, 'status' | 'reason' | 'retryAfterMs'> {
  const reason = status < 400 ? '' : String((body as { reason?: string } | undefined)?.reason ?? 'no reason')
  const retryAfter = headers.get('retry-after')
  return { status, reason, ...(retryAfter && { retryAfterMs: Number(retryAfter) * 1_000 }) }
}

function causeOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}
