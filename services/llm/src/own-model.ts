import type { Log } from '@rostra/kit/log'
import type { PublicHosts } from '@rostra/kit/net/public-hosts'
import type { ChatModel } from './chat-model.ts'
import { withTextLimit } from './limits/text-limit.ts'
import { ModelError, type ModelErrorKind } from './model-error.ts'
import { observedModel } from './observed-model.ts'

/** A model that a member runs, behind an address that speaks OpenAI's chat completions. */
export interface OwnModelAccess {
  /** Ends before `/chat/completions`. */
  baseUrl: string
  /** Empty for a server that needs none. */
  key: string
}

interface OwnModelOptions {
  hosts: PublicHosts
  log?: Log
}

/** The longest waits, in milliseconds. An answer as a whole has 120 s. */
const limits = { firstEventMs: 60_000, silenceMs: 30_000, signsOfLifeMs: 90_000, maxRetries: 0 }
/** UTF-16 units of an answer, whatever the server sends. */
const maxAnswerLength = 64_000
const tryMs = 15_000
/** The SDK refuses an empty key. */
const noKey = 'none'
/** The name of all these models in metrics: members choose theirs, so that their number has no bound. */
const label = 'own'

/**
 * Creates a model that a member runs. Only its own address is called, on the public internet alone. A failed call is not repeated. A
 * refused request is sent again as the refusal says, at most 8 times: without a parameter, or with half of the conversation.
 */
export async function createOwnModel({ baseUrl, key }: OwnModelAccess, { hosts, log }: OwnModelOptions): Promise<ChatModel> {
  const { openAiModel } = await import('./providers/openai.ts')
  const model = openAiModel({ baseUrl, apiKey: key || noKey, limits, hosts, label })
  const ends = log && { log, provider: new URL(baseUrl).host }
  return withTextLimit(observedModel(model, ends, undefined, label), maxAnswerLength)
}

/** What went wrong with a try, for the member who runs the model. */
const problems: Readonly<Record<ModelErrorKind, string>> = {
  aborted: 'It did not answer within 15 seconds',
  timeout: 'It did not answer within 15 seconds',
  silent: 'It did not answer within 15 seconds',
  connection: 'It could not be reached, or did not answer like an OpenAI-compatible server',
  unauthorized: 'It refuses the key',
  quota: 'It says that its budget is used up',
  unknown_model: 'It does not know this model, or the address is not that of its API (often it ends in /v1)',
  rate_limited: 'It says that it is asked too often',
  too_long: 'It refused a request of a few words as too long',
  rejected: 'It refused the request',
  provider: 'It failed with an error of its own',
  malformed: 'It did not answer like an OpenAI-compatible server',
}

/** Returns what a kind of failure means, for the member who runs the model. */
export const ownModelProblem = (kind: ModelErrorKind): string => problems[kind]

/** Asks a model for one token, within 15 s. Returns what went wrong; null when it answered. */
export async function tryOwnModel(access: OwnModelAccess & { model: string }, options: OwnModelOptions): Promise<string | null> {
  const tried = await createOwnModel(access, options)
  const messages = [{ role: 'user' as const, content: 'Say yes.' }]
  const request = { model: access.model, system: 'Answer in one word.', messages, maxTokens: 1, signal: AbortSignal.timeout(tryMs) }
  try {
    await tried.stream(request, () => undefined)
    return null
  } catch (error) {
    if (error instanceof ModelError) return problems[error.kind]
    throw error
  }
}
