const retryableStatuses: ReadonlySet<number> = new Set([500, 502, 503, 504])

/** What the trials read of the routes' answers; empty for an answer without a body. */
interface AnswerBody {
  id?: string
  email?: string
  reason?: string
  messageCredits?: number
  conversation?: { id: string }
}

/** A call as its browser sees it in the end. */
export interface Answer {
  status: number
  reason: string
  body: AnswerBody
  /** Whether an earlier attempt got no answer, or a 5xx: the call may have taken effect twice. */
  isRepeated: boolean
}

export interface Browser {
  /**
   * Calls and repeats the call until it is answered by another status than 5xx. Throws after 90 s. A body is sent as JSON, or as a form. `headers`: more of them,
   * such as an Idempotency-Key.
   */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>
}

/** What the attempts of all browsers had in common. */
export interface AttemptLog {
  attempts: number
  /** Attempts by their outcome, of those that were repeated. */
  repeated: Map<string, number>
  longestMs: number
}

export const newAttemptLog = (): AttemptLog => ({ attempts: 0, repeated: new Map(), longestMs: 0 })

const patienceMs = 90_000
const pauseMs = 150

/** Creates a browser with the cookies of a session, or without any. It keeps the cookies that it gets. */
export function createBrowser(url: string, log: AttemptLog, cookie = ''): Browser {
  const cookies = new Map(
    cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=', 2) as [string, string]),
  )
  const attempt = async (method: string, path: string, body: object | undefined, more: Record<string, string>) => {
    // A form's type names its boundary, so that fetch sets it.
    const isForm = body instanceof FormData
    const startedAt = performance.now()
    log.attempts++
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...more,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';')[0]?.split('=', 2) ?? []
        cookies.set(name, value)
      }
      const content: AnswerBody = text === '' ? {} : JSON.parse(text)
      return { status: response.status, reason: content.reason ?? '', body: content }
    } catch (error) {
      return { status: 0, reason: String((error as { cause?: { code?: string } }).cause?.code ?? error), body: {} }
    } finally {
      log.longestMs = Math.max(log.longestMs, performance.now() - startedAt)
    }
  }
  return {
    call: async (method, path, body, headers = {}) => {
      const deadline = Date.now() + patienceMs
      for (let isRepeated = false; ; isRepeated = true) {
        const answer = await attempt(method, path, body, headers)
        if (answer.status !== 0 && !retryableStatuses.has(answer.status)) return { ...answer, isRepeated }
        const outcome = `${answer.status} ${answer.reason}`
        log.repeated.set(outcome, (log.repeated.get(outcome) ?? 0) + 1)
        if (Date.now() > deadline) throw new Error(`${method} ${path} is not answered: ${outcome}`)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    },
  }
}
