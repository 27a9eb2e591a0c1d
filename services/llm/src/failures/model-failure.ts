import { ModelError, type ModelErrorKind } from '../model-error.ts'

/** Why a model wrote nothing, as people are told. */
export interface ModelFailure {
  error: string
  /** Stable, for programs; see `@rostra/proto/http/model-failures`. */
  reason: string
  /** When to try again, in seconds; absent when nothing is known. */
  retryAfter?: number
}

/** The wait that is named for a busy model whose provider names none, in seconds, and the longest that is passed on. */
const defaultWait = 20
const longestWait = 3_600

/** Statuses of a provider that is overloaded: OpenAI's and Anthropic's. */
const overloadedStatuses: readonly (number | undefined)[] = [503, 529]

const failed: ModelFailure = { error: 'Failed to get response from AI', reason: 'MODEL_FAILED' }
const tooSlow: ModelFailure = { error: 'The model took too long to answer. Please try again.', reason: 'MODEL_SILENT' }
const failures: Readonly<Record<Exclude<ModelErrorKind, 'rate_limited'>, ModelFailure>> = {
  unauthorized: {
    error: 'The model’s provider refuses our key. We have to renew it; please try again later.',
    reason: 'MODEL_REFUSED_KEY',
  },
  quota: { error: 'Our budget at the model’s provider is used up. Please try again later.', reason: 'MODEL_QUOTA' },
  unknown_model: { error: 'The model’s provider does not offer this model any more. Please try again later.', reason: 'MODEL_UNKNOWN' },
  silent: tooSlow,
  aborted: failed,
  timeout: failed,
  connection: failed,
  rejected: failed,
  provider: failed,
  malformed: failed,
  too_long: failed,
}

/**
 * Returns the failure that readers see for what a model threw. It contains no text of the provider. `isOverdue`:
 * the call was aborted because the longest time of an answer was over.
 */
export function modelFailure(error: unknown, isOverdue: boolean): ModelFailure {
  if (isOverdue) return tooSlow
  if (!(error instanceof ModelError)) return failed
  const { kind, status } = error
  if (kind === 'rate_limited' || (kind === 'provider' && overloadedStatuses.includes(status))) return busy(error)
  return failures[kind]
}

function busy({ retryAfterMs = defaultWait * 1_000 }: ModelError): ModelFailure {
  const retryAfter = Math.min(longestWait, Math.max(1, Math.ceil(retryAfterMs / 1_000)))
  return { error: `The model is busy. Please try again in ${retryAfter} s.`, reason: 'MODEL_BUSY', retryAfter }
}
