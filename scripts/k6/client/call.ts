import { check } from 'k6'
import exec from 'k6/execution'
import http, { type RefinedParams, type RefinedResponse } from 'k6/http'
import { refusals } from './figures.ts'
import { newJar, type Person, takeCookies } from './person.ts'
import { baseUrl } from './settings.ts'

type Answer = RefinedResponse<'text' | 'none'>

export interface Call {
  method?: 'GET' | 'POST'
  /** The path with its query. */
  path: string
  /** What it is called in the figures: the route's pattern, so that a million addresses are one figure. */
  route: string
  body?: unknown
  /** Sent as a form in place of JSON. */
  form?: Record<string, string>
  /** The one status that is right; 200 when nothing is said. */
  status?: number
  headers?: Record<string, string>
  /** Throws the body away, once it has all come. */
  withoutBody?: boolean
  timeout?: string
}

/** Headers, cookies and tags as every call of a person has them. */
export function paramsFor(person: Person, { route, status = 200, headers, withoutBody, timeout = '60s', form }: Call) {
  return {
    headers: {
      ...(form ? {} : { 'Content-Type': 'application/json' }),
      ...(person.cookie ? { Cookie: person.cookie } : {}),
      ...headers,
    },
    tags: { name: route, who: person.who },
    jar: newJar(),
    redirects: 0,
    timeout,
    responseType: withoutBody ? ('none' as const) : ('text' as const),
    responseCallback: http.expectedStatuses(status),
  } satisfies RefinedParams<'text' | 'none'>
}

/** Asks the product for something as a person, and checks the status. What the product's limits refuse ends the run: it would measure them. */
export function call(person: Person, { method = 'GET', ...asked }: Call): Answer {
  const { path, route, body, form, status = 200 } = asked
  const sent = form ?? (body === undefined ? null : JSON.stringify(body))
  const answer = http.request(method, baseUrl + path, sent, paramsFor(person, asked)) as Answer
  takeCookies(person, answer)
  check(answer, { [`${route} answers ${status}`]: () => answer.status === status })
  if (answer.status !== status) noteRefusal(route, answer)
  return answer
}

/** The JSON of an answer as what it should be; an empty one where it is something else. */
export function bodyOf<Body>(answer: Answer): Partial<Body> {
  try {
    return JSON.parse(String(answer.body)) ?? {}
  } catch {
    return {}
  }
}

/** The items of a list; none where it is something else. */
export function listOf<Item>(answer: Answer): Item[] {
  const body = bodyOf<unknown>(answer)
  return Array.isArray(body) ? body : []
}

const rateLimit = 'A rate limit is in the way. Start the product with RATE_LIMIT_SCALE=1000000.'
const limits: Record<string, string> = {
  RATE_LIMITED: rateLimit,
  TOO_MANY_TRIES: rateLimit,
  GUEST_LIMIT: 'Guests of this address have used up their messages of the day. Start the product with GUEST_ADDRESS_LIMIT=1000000.',
  INSUFFICIENT_CREDITS: 'The members have no credits left: 100 a month are free, and a message costs 2. Make more of them with MEMBERS.',
}
/** What a status means where the body wasn't seen, as with the SSE extension. */
const limitByStatus: Record<number, string> = { 402: 'INSUFFICIENT_CREDITS', 403: 'GUEST_LIMIT', 429: 'RATE_LIMITED' }

/** Counts a refusal, and ends the run when it is one of the product's limits: a load that meets them measures nothing else. */
export function noteRefusal(route: string, { status, body }: { status: number; body: unknown }): void {
  const reason = reasonIn(body) ?? limitByStatus[status] ?? (status === 0 ? 'no answer' : `status ${status}`)
  refusals.add(1, { reason })
  // A check that only ever fails: so the summary has the reasons one by one.
  check(null, { [`${route} is not refused: ${reason}`]: () => false })
  const told = limits[reason]
  if (told) exec.test.abort(`${route} was refused: ${reason}. ${told}`)
}

function reasonIn(body: unknown): string | undefined {
  try {
    return JSON.parse(String(body)).reason
  } catch {
    return undefined
  }
}
