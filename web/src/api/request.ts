import { fetchAs } from './fetch-as.ts'

interface Refusal {
  reason?: string
  fields?: Record<string, string>
  requestId?: string
  suggestion?: string
}

/** A refused call: its message is the status, a colon, and what the server said. */
export class ApiError extends Error {
  readonly status: number
  /** What the server said, without the status. */
  readonly detail: string
  readonly reason: string
  readonly fields: Record<string, string>
  readonly requestId: string | null
  /** What could be had in place of what is taken. */
  readonly suggestion: string | null
  /** Seconds to wait before another try, where the server says. */
  readonly retryAfter: number | null

  constructor(status: number, detail: string, body: Refusal = {}, retryAfter: string | null = null) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.reason = body.reason ?? ''
    this.fields = body.fields ?? {}
    this.requestId = body.requestId ?? null
    this.suggestion = body.suggestion ?? null
    this.retryAfter = Number(retryAfter) || null
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text()
  const retryAfter = response.headers.get('Retry-After')
  try {
    const body = JSON.parse(text)
    return new ApiError(response.status, body.message ?? response.statusText, body, retryAfter)
  } catch {
    return new ApiError(response.status, text || response.statusText, {}, retryAfter)
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
}

/** Calls the gateway as whom the page acts for, with a content type only when there is a body. Throws `ApiError` unless the status is 2xx. */
export async function call(path: string, { method = 'GET', body, signal }: Call = {}): Promise<Response> {
  const response = await fetchAs(path, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.headers.has('X-Development-Mode')) development = true
  if (!response.ok) throw await errorOf(response)
  return response
}

let development = false

/** Whether the server calls itself a development one; one that has said nothing yet counts as production. */
export const serverInDevelopment = (): boolean => development

/** The same, and reads the answer's JSON. */
export async function request<T>(path: string, options?: Call): Promise<T> {
  const response = await call(path, options)
  return response.json()
}

/** What to show of an error: the server's words, or `otherwise` when it never answered. */
export const detailOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.detail ? error.detail : otherwise

export const hasStatus = (error: unknown, status: number): error is ApiError => error instanceof ApiError && error.status === status
