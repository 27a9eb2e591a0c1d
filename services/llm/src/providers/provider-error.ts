import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { ModelError, type ModelErrorKind } from '../model-error.ts'
import { retryAfterMs } from './call/retry-after.ts'

/** Each SDK has error classes of its own, under the same names. */
type Sdk = typeof OpenAI | typeof Anthropic

const MAX_MESSAGE_CHARACTERS = 500

/** Returns the ModelError for an error that an SDK threw after its last retry. Returns any other error as it is. */
export function modelErrorFrom(error: unknown, sdk: Sdk): unknown {
  if (!(error instanceof sdk.APIError)) return error
  if (error instanceof sdk.APIUserAbortError) return new ModelError('aborted', 'Aborted by the caller', { cause: error })
  if (error instanceof sdk.APIConnectionTimeoutError)
    return new ModelError('timeout', 'Waited too long to connect', { cause: error, retryable: true })
  if (error instanceof sdk.APIConnectionError)
    return new ModelError('connection', `The connection failed: ${connectionFailure(error)}`, { cause: error, retryable: true })
  const kind = kindOf(error, sdk)
  return new ModelError(kind, `The provider answered ${error.message.slice(0, MAX_MESSAGE_CHARACTERS)}`, {
    status: error.status,
    retryAfterMs: error.headers && retryAfterMs(error.headers),
    retryable: kind === 'rate_limited' || kind === 'provider',
    cause: error,
  })
}

function kindOf(error: Error, sdk: Sdk): ModelErrorKind {
  if (error instanceof sdk.RateLimitError) return 'rate_limited'
  if (error instanceof sdk.AuthenticationError || error instanceof sdk.PermissionDeniedError) return 'unauthorized'
  return error instanceof sdk.InternalServerError ? 'provider' : 'rejected'
}

function connectionFailure({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message
}
