interface Details {
  reason?: string | undefined
  fields?: Record<string, string> | undefined
  requestId?: string | undefined
  suggestion?: string | undefined
}

/** An error response of the API. Its message is the status, a colon and the server's text. */
export class ApiError extends Error {
  readonly status: number
  /** The server's text, without the status. */
  readonly detail: string
  /** UPPER_SNAKE; empty when the server gave none. */
  readonly reason: string
  /** Texts by field name. */
  readonly fields: Record<string, string>
  readonly requestId: string | null
  /** A free value instead of one that is in use. */
  readonly suggestion: string | null
  /** Seconds to wait before a retry; null when the server gave no number. */
  readonly retryAfter: number | null

  constructor(status: number, detail: string, details: Details = {}, retryAfter: string | null = null) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.reason = details.reason ?? ''
    this.fields = details.fields ?? {}
    this.requestId = details.requestId ?? null
    this.suggestion = details.suggestion ?? null
    this.retryAfter = Number(retryAfter) || null
  }
}

/** Returns the server's text of an error, or `otherwise` when no response arrived. */
export const detailOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.detail ? error.detail : otherwise

export const hasStatus = (error: unknown, status: number): error is ApiError => error instanceof ApiError && error.status === status
