import { check, sleep } from 'k6'
import exec from 'k6/execution'
import http, { type RefinedParams, type RefinedResponse } from 'k6/http'
import { isTemporary, nextAttemptIn, temporaryStatuses } from '../../../proto/src/http/retry-rule.ts'
import { refusals, retries } from './metrics.ts'
import { baseUrl } from './settings.ts'
import { newJar, takeCookies, type Visitor } from './visitor.ts'

type TextResponse = RefinedResponse<'text' | 'none'>

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path with its query. */
  path: string
  /** The name of the request in the metrics: the route's pattern, so that all its addresses are one time series. */
  route: string
  body?: unknown
  /** Sent as a form in place of JSON. */
  form?: Record<string, string>
  /** The expected status; by default 200. */
  status?: number
  headers?: Record<string, string>
  /** Discards the body after it was received. */
  withoutBody?: boolean
  timeout?: string
  /** Idempotent, so that it is repeated for up to 30 s while the product cannot take it. The refused attempts do not count as failed requests. */
  repeatable?: boolean
}

/** Returns k6's parameters of a call: headers, the visitor's cookies and tags. */
export function paramsFor(visitor: Visitor, { route, status = 200, headers, withoutBody, timeout = '60s', form, repeatable }: Call) {
  return {
    headers: {
      ...(form ? {} : { 'Content-Type': 'application/json' }),
      ...(visitor.cookie ? { Cookie: visitor.cookie } : {}),
      ...headers,
    },
    tags: { name: route, who: visitor.who },
    jar: newJar(),
    redirects: 0,
    timeout,
    responseType: withoutBody ? ('none' as const) : ('text' as const),
    responseCallback: http.expectedStatuses(status, ...(repeatable ? [0, ...temporaryStatuses] : [])),
  } satisfies RefinedParams<'text' | 'none'>
}

/** Sends a request as a visitor and checks its status. Aborts the run when a limit of the product refuses the request. */
export function call(visitor: Visitor, { method = 'GET', ...request }: Call): TextResponse {
  const { path, route, body, form, status = 200 } = request
  const payload = form ?? (body === undefined ? null : JSON.stringify(body))
  const send = () => {
    const sent = http.request(method, baseUrl + path, payload, paramsFor(visitor, request)) as TextResponse
    takeCookies(visitor, sent)
    return { response: sent, status: sent.status, retryAfter: retryAfterOf(sent) }
  }
  const { response } = request.repeatable ? repeatedly(route, send).result : send()
  check(response, { [`${route} answers ${status}`]: () => response.status === status })
  if (response.status !== status) recordRefusal(route, response)
  return response
}

/** Returns the seconds of Retry-After; null without it. */
export const retryAfterOf = ({ headers }: { headers: Record<string, string> }): number | null => Number(headers['Retry-After']) || null

/**
 * Makes a request, and repeats it by the rule of the web: up to 30 s, while the product is unreachable or refuses it for the moment. The request must be
 * idempotent. Returns the last answer, and the milliseconds from the start of the first attempt to the start of the last.
 */
export function repeatedly<Answer extends { status: number; retryAfter: number | null }>(
  route: string,
  attempt: () => Answer,
): { result: Answer; waitedMs: number } {
  const startedAt = Date.now()
  for (let failures = 1; ; failures++) {
    const waitedMs = Date.now() - startedAt
    const result = attempt()
    const { status, retryAfter } = result
    const rule = { failures, retryAfter, random: Math.random() }
    const pauseMs = isTemporary({ status }) ? nextAttemptIn(Date.now() - startedAt, rule) : null
    if (pauseMs === null) return { result, waitedMs }
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
  INSUFFICIENT_CREDITS:
    'The members have no credits left: 100 a month are free, and a message or an expert of a discussion costs 2. Set MEMBERS to more members.',
}

/** Counts a refused request. Aborts the run when a limit of the product refused it, since the run would only measure that limit. */
export function recordRefusal(route: string, { status, body }: { status: number; body: unknown }): void {
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
