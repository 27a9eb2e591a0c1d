import { check, sleep } from 'k6'
import exec from 'k6/execution'
import http, { type RefinedParams, type RefinedResponse } from 'k6/http'
import { isTemporary, nextAttemptIn, temporaryStatuses } from '../../proto/src/http/retry-rule.ts'
import { refusals, retries } from './metrics.ts'
import { baseUrl } from './settings.ts'
import { newJar, takeCookies, type Visitor } from './visitor.ts'

type TextResponse = RefinedResponse<'text'>

export interface Call {
  method?: 'GET' | 'POST'
  /** The path with its query. */
  path: string
  /** The name of the request in the metrics: the route's pattern, so that all its addresses are one time series. */
  route: string
  body?: unknown
  /** The expected status; by default 200. */
  status?: number
  timeout?: string
  /** Idempotent: repeated for up to 30 s while the product cannot take it. The refused attempts do not count as failed requests. */
  repeatable?: boolean
}

/** Returns k6's parameters of a call: headers, the visitor's cookies and tags. */
function paramsFor({ cookie, who }: Visitor, { route, status = 200, timeout = '60s', repeatable }: Call) {
  return {
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    tags: { name: route, who },
    jar: newJar(),
    redirects: 0,
    timeout,
    responseType: 'text' as const,
    responseCallback: http.expectedStatuses(status, ...(repeatable ? [0, ...temporaryStatuses] : [])),
  } satisfies RefinedParams<'text'>
}

/** Sends a request as a visitor and checks its status. Aborts the run when a limit of the product refuses the request. */
export const call = (visitor: Visitor, request: Call): TextResponse => timedCall(visitor, request).response

/**
 * Makes a call. A repeatable one is repeated by the rule of the web: up to 30 s, while the product is unreachable or refuses it for the
 * moment. Returns the last response, and the milliseconds from the start of the first attempt to the start of the last.
 */
export function timedCall(visitor: Visitor, request: Call): { response: TextResponse; waitedMs: number } {
  const { method = 'GET', path, route, body, status: expected = 200, repeatable = false } = request
  const payload = body === undefined ? null : JSON.stringify(body)
  const startedAt = Date.now()
  for (let failures = 1; ; failures++) {
    const waitedMs = Date.now() - startedAt
    const response = http.request(method, baseUrl + path, payload, paramsFor(visitor, request)) as TextResponse
    takeCookies(visitor, response)
    const { status, headers } = response
    const rule = { failures, retryAfter: Number(headers['Retry-After']) || null, random: Math.random() }
    const pauseMs = repeatable && isTemporary({ status }) ? nextAttemptIn(Date.now() - startedAt, rule) : null
    if (pauseMs === null) {
      check(response, { [`${route} answers ${expected}`]: () => status === expected })
      if (status !== expected) recordRefusal(route, response)
      return { response, waitedMs }
    }
    retries.add(1, { name: route, status: String(status) })
    sleep(pauseMs / 1_000)
  }
}

/** Parses a JSON response; returns an empty object when the body is not JSON. */
export function bodyOf<Body>(response: TextResponse): Partial<Body> {
  try {
    return JSON.parse(String(response.body)) ?? {}
  } catch {
    return {}
  }
}

/** Parses a JSON list; returns an empty list when the body is something else. */
export function listOf<Item>(response: TextResponse): Item[] {
  const body = bodyOf<unknown>(response)
  return Array.isArray(body) ? body : []
}

const rateLimit = 'A rate limit refuses the load. Start the product with RATE_LIMIT_SCALE=1000000.'
const limits: Record<string, string> = {
  RATE_LIMITED: rateLimit,
  TOO_MANY_UNANSWERED: rateLimit,
  TOO_MANY_TRIES: rateLimit,
  ADDRESS_LIMIT: 'Guests of this address have used their messages of the day. Start the product with GUEST_ADDRESS_LIMIT=1000000.',
  INSUFFICIENT_CREDITS: 'The members have no credits left: 100 a month are free, and a message costs 2. Run for a shorter time.',
}

/** Counts a refused request. Aborts the run when a limit of the product refused it, since the run would only measure that limit. */
function recordRefusal(route: string, { status, body }: { status: number; body: unknown }): void {
  const reason = reasonIn(body) ?? (status === 0 ? 'no response' : `status ${status}`)
  refusals.add(1, { reason })
  // This check always fails, so that the summary lists each reason.
  check(null, { [`${route} is not refused: ${reason}`]: () => false })
  const advice = limits[reason]
  if (advice) exec.test.abort(`${route} was refused: ${reason}. ${advice}`)
}

function reasonIn(body: unknown): string | undefined {
  try {
    return JSON.parse(String(body)).reason
  } catch {
    return undefined
  }
}
