import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { ModelError } from '../model-error.ts'
import { retryAfterMs } from './call/retry-after.ts'
import { type Refusal, refusalOf } from './refusals/refusal.ts'

/** An SDK. Both have their own error classes with the same names. */
export type Sdk = typeof OpenAI | typeof Anthropic

/**
 * Converts an error that an SDK threw after its last retry to a ModelError. Returns any other error unchanged. The ModelError contains only
 * status and code of the provider's answer: errors are logged, and its text may quote the request. `refused` is the refusal, where the body
 * of the response is known; the SDK's error lacks that of a list.
 */
export function modelErrorFrom(error: unknown, sdk: Sdk, refused?: Refusal): unknown {
  if (!(error instanceof sdk.APIError)) return error
  if (error instanceof sdk.APIUserAbortError) return new ModelError('aborted', 'Aborted by the caller', { cause: error })
  if (error instanceof sdk.APIConnectionTimeoutError)
    return new ModelError('timeout', 'Waited too long to connect', { cause: error, retryable: true })
  if (error instanceof sdk.APIConnectionError)
    return new ModelError('connection', `The connection failed: ${connectionFailure(error)}`, { cause: error, retryable: true })
  const { kind, status, code } = refused ?? refusalOf(error.status, error.error)
  return new ModelError(kind === 'filtered' ? 'rejected' : kind, `The provider answered ${status}${inBrackets(code)}`, {
    status,
    retryAfterMs: error.headers && retryAfterMs(error.headers),
    retryable: kind === 'rate_limited' || kind === 'provider',
  })
}

/** The refusals behind errors within streams. They are no fields of the errors, which are logged. */
const refusals = new WeakMap<object, Refusal>()

/** Returns the ModelError for an error that a provider sent within a stream, with its code, and the status that it stands for, only. */
export function streamError(body: unknown): ModelError {
  const refusal = refusalOf(undefined, body)
  const { kind, status, code } = refusal
  const message = `The provider ended the stream with an error${inBrackets(code)}`
  const error = new ModelError(kind === 'filtered' ? 'provider' : kind, message, { status })
  refusals.set(error, refusal)
  return error
}

/** Returns what a provider said with an error within a stream; undefined for any other error. */
export const refusalBehind = (error: unknown): Refusal | undefined => (error instanceof ModelError ? refusals.get(error) : undefined)

const inBrackets = (code: string | undefined) => (code === undefined ? '' : ` (${code})`)

function connectionFailure({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message
}
