import type { ModelErrorKind } from '../../model-error.ts'
import { codeOf } from './provider-code.ts'

/**
 * Why a provider did not answer. `says` is the provider's text, for decisions only: it
 * may quote the request, so it is never logged or shown.
 */
export interface Refusal {
  /** `filtered`: the content filter stopped the request itself, which is the end of an answer and no failure. */
  kind: ModelErrorKind | 'filtered'
  status: number
  code: string | undefined
  /** The path of the parameter that the provider names, such as `messages[0].role`. */
  parameter: string | undefined
  says: string
}

/** The fields that say why. Others may quote the request, such as the `input` of Mistral. */
const tellingFields = new Set([
  'message',
  'msg',
  'detail',
  'description',
  'error',
  'code',
  'type',
  'status',
  'param',
  'loc',
  'raw',
  'reason',
])
const mostDepth = 8
const mostSaid = 4_000

/** The status that an error within a stream stands for, by its code. */
const statuses: Record<string, number> = {
  invalid_request_error: 400,
  content_filter: 400,
  content_policy_violation: 400,
  context_length_exceeded: 400,
  authentication_error: 401,
  billing_error: 402,
  insufficient_quota: 402,
  permission_error: 403,
  not_found_error: 404,
  model_not_found: 404,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  server_overloaded: 503,
  overloaded_error: 529,
}

const tooLong =
  /context_length_exceeded|exceed_context_size_error|context length|context window|context size|context limit|prompt is too long|prompt too long|prompt contains \d+ tokens|input token count|input is too long|longer than the maximum model length|max_tokens must be at least 1, got -|request_too_large/i
const noMoney =
  /insufficient_quota|insufficient[ _](balance|credits|funds)|billing_(error|hard_limit_reached|not_active)|credit balance is too low|requires more credits/i
const badKey = /api_key_invalid|invalid_api_key|api key not valid/i
const filtered = /content_filter\b|content_policy_violation|responsibleaipolicyviolation|content exists risk|requires moderation|flagged/i
const unknownModel =
  /model_not_found|invalid_model|deploymentnotfound|model not exist|not a valid model|invalid model|model .{1,120} (does not exist|not found|is not found)/i

/** Reads the refusal of a provider from the status and the body of its response, or of the error within a stream. */
export function refusalOf(status: number | undefined, body: unknown): Refusal {
  const said: string[] = []
  collect(body, said, 0)
  const says = said.join('\n').slice(0, mostSaid)
  const code = codeIn(body)
  const known = status ?? statusIn(body) ?? statuses[code ?? ''] ?? 500
  return { kind: kindOf(known, says), status: known, code, parameter: parameterIn(body), says }
}

function kindOf(status: number, says: string): Refusal['kind'] {
  // Servers state it with many a status: llama.cpp with 500.
  if (status === 413 || (status !== 401 && status !== 429 && tooLong.test(says))) return 'too_long'
  if (status === 402 || noMoney.test(says)) return 'quota'
  if (status === 401) return 'unauthorized'
  if (status === 429) return 'rate_limited'
  if (status >= 500) return 'provider'
  if (badKey.test(says)) return 'unauthorized'
  if ((status === 400 || status === 403) && filtered.test(says)) return 'filtered'
  if (status === 404 || unknownModel.test(says)) return 'unknown_model'
  return status === 403 ? 'unauthorized' : 'rejected'
}

/** Collects the texts of the telling fields, to a depth that ends the cycle of a hostile body. */
function collect(value: unknown, said: string[], depth: number): void {
  if (typeof value === 'string' || typeof value === 'number') said.push(String(value))
  else if (depth > mostDepth || typeof value !== 'object' || value === null) return
  else if (Array.isArray(value)) for (const item of value) collect(item, said, depth + 1)
  else for (const [field, inner] of Object.entries(value)) if (isTelling(field, inner)) collect(inner, said, depth + 1)
}

/** An object leads to further fields, such as OpenRouter's `metadata` with the refusal of the provider behind it. */
const isTelling = (field: string, value: unknown) => tellingFields.has(field) || (typeof value === 'object' && field !== 'input')

/** Returns the error within a body: OpenAI's and Anthropic's `{error}`, Gemini's `[{error}]`, vLLM's and Mistral's body itself. */
function errorIn(body: unknown): { code?: unknown; type?: unknown; param?: unknown } {
  const outer = Object(Array.isArray(body) ? body[0] : body)
  return typeof outer.error === 'object' && outer.error !== null ? Object(outer.error) : outer
}

function codeIn(body: unknown): string | undefined {
  const { code, type } = errorIn(body)
  return codeOf(code) ?? codeOf(type)
}

function statusIn(body: unknown): number | undefined {
  const code = Number(errorIn(body).code)
  return code >= 400 && code <= 599 ? code : undefined
}

function parameterIn(body: unknown): string | undefined {
  const { param } = errorIn(body)
  return typeof param === 'string' ? param : undefined
}
