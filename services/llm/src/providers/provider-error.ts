import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { ModelError, type ModelErrorKind } from '../model-error.ts'
import { retryAfterMs } from './call/retry-after.ts'

/** An SDK. Both have their own error classes with the same names. */
type Sdk = typeof OpenAI | typeof Anthropic

/**
 * Converts an error that an SDK threw after its last retry to a ModelError. Returns any other error unchanged. The ModelError contains only
 * status and code of the provider's answer: errors are logged, and its text may quote the request.
 */
export function modelErrorFrom(error: unknown, sdk: Sdk): unknown {
  if (!(error instanceof sdk.APIError)) return error
  if (error instanceof sdk.APIUserAbortError) return new ModelError('aborted', 'Aborted by the caller', { cause: error })
  if (error instanceof sdk.APIConnectionTimeoutError)
    return new ModelError('timeout', 'Waited too long to connect', { cause: error, retryable: true })
  if (error instanceof sdk.APIConnectionError)
    return new ModelError('connection', `The connection failed: ${connectionFailure(error)}`, { cause: error, retryable: true })
  const kind = kindOf(error, sdk)
  return new ModelError(kind, `The provider answered ${error.status}${inBrackets(providerCode(error.error))}`, {
    status: error.status,
    retryAfterMs: error.headers && retryAfterMs(error.headers),
    retryable: kind === 'rate_limited' || kind === 'provider',
  })
}

/** Returns the ModelError for an error that a provider sent within a stream, with its code only. */
export const streamError = (error: unknown): ModelError =>
  new ModelError('provider', `The provider ended the stream with an error${inBrackets(providerCode(error))}`)

const inBrackets = (code: string | undefined) => (code === undefined ? '' : ` (${code})`)

/** The form of a provider's code: words joined by underscores. Anything else may be free text. */
const codePattern = /^[a-z0-9]+(?:_[a-z0-9]+)*$/i
const maxCodeLength = 64

/** Returns the code of a provider's error: OpenAI's `{code, type}` or Anthropic's `{error: {type}}`. Undefined without one. */
function providerCode(error: unknown): string | undefined {
  const { code, type, error: inner } = Object(error) as { code?: unknown; type?: unknown; error?: unknown }
  const isCode = (value: unknown) => typeof value === 'string' && value.length <= maxCodeLength && codePattern.test(value)
  return (inner === undefined ? undefined : providerCode(inner)) ?? ([code, type].find(isCode) as string | undefined)
}

function kindOf(error: Error, sdk: Sdk): ModelErrorKind {
  if (error instanceof sdk.RateLimitError) return 'rate_limited'
  if (error instanceof sdk.AuthenticationError || error instanceof sdk.PermissionDeniedError) return 'unauthorized'
  return error instanceof sdk.InternalServerError ? 'provider' : 'rejected'
}

function connectionFailure({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message
}
