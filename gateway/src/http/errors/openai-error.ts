import { DomainError } from '@rostra/kit/errors'

/** An error as clients of OpenAI's interface read it. */
export interface OpenAiError {
  message: string
  type: string
  code: string
  param: string | null
}

const typeByStatus: Record<number, string> = {
  401: 'authentication_error',
  402: 'insufficient_quota',
  403: 'permission_error',
  429: 'rate_limit_error',
}

/** The codes that such clients know, by our reasons. Any other code is the reason in lower case. */
const codeByReason: Record<string, string> = {
  KEY_INVALID: 'invalid_api_key',
  INSUFFICIENT_BUDGET: 'insufficient_quota',
  INSUFFICIENT_CREDITS: 'insufficient_quota',
  BOT_NOT_FOUND: 'model_not_found',
  NOT_FOUND: 'unknown_url',
  GENERATION_NOT_FOUND: 'response_not_found',
  CONVERSATION_NOT_FOUND: 'response_not_found',
  CONTEXT_TOO_LONG: 'context_length_exceeded',
  REQUEST_ID_REUSED: 'idempotency_key_reused',
  ANSWER_GONE: 'idempotency_key_expired',
  RATE_LIMITED: 'rate_limit_exceeded',
  TOO_MANY_UNANSWERED: 'rate_limit_exceeded',
  TOO_MANY_STREAMS: 'rate_limit_exceeded',
  VALIDATION: 'invalid_value',
  INTERNAL: 'server_error',
}

const paramByReason: Record<string, string> = { BOT_NOT_FOUND: 'model' }

/** Returns whether programs that expect OpenAI's errors call this path. */
export const expectsOpenAiError = (path: string): boolean => path === '/v1' || path.startsWith('/v1/')

/** Converts an error of this status. */
export function toOpenAiError(status: number, error: DomainError | { message: string; reason: string }): OpenAiError {
  const { message, reason } = error
  const fields = error instanceof DomainError ? error.details.fields : undefined
  const [field = paramByReason[reason] ?? null] = Object.keys(fields ?? {})
  return {
    message,
    type: typeByStatus[status] ?? (status >= 500 ? 'server_error' : 'invalid_request_error'),
    code: codeByReason[reason] ?? reason.toLowerCase(),
    param: field,
  }
}
