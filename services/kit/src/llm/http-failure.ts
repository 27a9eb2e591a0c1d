import type { IncomingHttpHeaders } from 'node:http'
import { ModelError, type ModelErrorKind } from './model-error.ts'

/** The error that a provider's answer outside 2xx stands for. `body` is the start of its text. */
export function httpFailure(status: number, headers: IncomingHttpHeaders, body: string): ModelError {
  return new ModelError(kindOf(status), `The provider answered ${status}: ${messageIn(body)}`, {
    status,
    retryAfterMs: retryAfter(headers),
    retryable: status === 429 || status >= 500,
  })
}

function kindOf(status: number): ModelErrorKind {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'unauthorized'
  return status >= 500 ? 'provider' : 'rejected'
}

/** OpenAI, Anthropic and most others answer `{error: {message}}`. */
function messageIn(body: string): string {
  try {
    const message: unknown = JSON.parse(body)?.error?.message
    if (typeof message === 'string') return message.slice(0, 500)
  } catch {
    // Not JSON: a proxy's own page, quoted as it is.
  }
  return body.slice(0, 200)
}

/** Retry-After in seconds or as a date; `retry-after-ms` is OpenAI's finer form of it. */
function retryAfter(headers: IncomingHttpHeaders): number | undefined {
  const fine = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (fine >= 0) return fine
  const value = headers['retry-after']
  if (value === undefined) return undefined
  const seconds = Number(value)
  if (seconds >= 0) return seconds * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
