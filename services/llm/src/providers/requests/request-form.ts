import type { Refusal } from '../refusals/refusal.ts'
import { modelName } from './model-name.ts'

const lengthParameters = ['max_completion_tokens', 'max_tokens'] as const
const instructionPlaces = ['system', 'developer', 'user'] as const

/** How the requests to one model are written. */
export interface RequestForm {
  /** The parameter that limits the tokens of an answer; undefined: none does. */
  lengthParameter: (typeof lengthParameters)[number] | undefined
  /** The most tokens that the parameter accepts. */
  mostTokens: number
  /** The role that has the instructions. `user`: they stand in front of the first message. */
  instructions: (typeof instructionPlaces)[number]
  /** Whether the model goes on after an assistant message at the end. */
  takesPrefill: boolean
  /** Parameters that are not sent. */
  omitted: readonly string[]
  /** What the model has refused: parameters and roles. */
  refused: readonly string[]
}

/**
 * Returns the form of the first request to a model of OpenAI's protocol. OpenAI's own models, also on Azure, refuse `max_tokens`; most
 * compatible servers support only that.
 */
export const openAiForm = (baseUrl: string): RequestForm => ({
  lengthParameter: /(^|\.)(openai|azure)\.com$/.test(new URL(baseUrl).hostname) ? 'max_completion_tokens' : 'max_tokens',
  mostTokens: Number.POSITIVE_INFINITY,
  instructions: 'system',
  takesPrefill: false,
  omitted: [],
  refused: [],
})

/**
 * Returns the form of the first request to a model of Anthropic's protocol. Models from 4.6 on refuse an assistant message at the end
 * (prefill) with 400, so unknown models get none. Source: https://platform.claude.com/docs/en/about-claude/models/migration-guide
 */
export const anthropicForm = (modelId: string): RequestForm => ({
  lengthParameter: 'max_tokens',
  mostTokens: Number.POSITIVE_INFINITY,
  instructions: 'system',
  takesPrefill: /^claude-(3-|(opus|sonnet|haiku)-4(-[0-5])?(-\d{8})?$)/.test(modelName(modelId)),
  omitted: [],
  refused: [],
})

/** Changes a form by the words of a setting: a parameter or a role to use, or with `-` in front one to leave out. */
export function formBySetting(form: RequestForm, words: readonly string[]): RequestForm {
  const omitted = words.flatMap((word) => (word.startsWith('-') ? [word.slice(1)] : []))
  const lengthParameter = lengthParameters.find((name) => words.includes(name)) ?? form.lengthParameter
  return {
    ...form,
    lengthParameter: omitted.includes(lengthParameter ?? '') ? undefined : lengthParameter,
    instructions: instructionPlaces.find((place) => words.includes(place)) ?? form.instructions,
    omitted,
  }
}

/** The parameters of every request, which no form leaves out. */
const required = new Set(['model', 'messages', 'stream', 'system'])

/**
 * Returns the form for a repeat of a refused request, without what the refusal names or with another in its place; undefined when it names
 * nothing that can change. `sent` are the names of the parameters of the request.
 */
export function changedForm(form: RequestForm, refusal: Refusal, sent: readonly string[]): RequestForm | undefined {
  if (refusal.kind !== 'rejected') return undefined
  if (form.takesPrefill && /prefill|must end with a user message/i.test(refusal.says)) return { ...form, takesPrefill: false }
  const most = mostTokensIn(refusal)
  if (most > 0 && most < form.mostTokens) return { ...form, mostTokens: most }
  const named = sent.find((name) => !required.has(name) && isNamed(name, refusal))
  if (named !== undefined && named === form.lengthParameter) return withOtherLength(form, named)
  if (named !== undefined) return { ...form, omitted: [...form.omitted, named], refused: [...form.refused, named] }
  return isRoleNamed(form.instructions, refusal) ? withOtherInstructions(form, refusal) : undefined
}

/** OpenAI's, Anthropic's and DeepSeek's words for a limit that is too large. */
const tooLarge =
  /at most (\d+) (?:completion|output) tokens|> (\d+), which is the maximum allowed number of output tokens|range of max_tokens is \[1, ?(\d+)\]/

/** Returns the most tokens of an answer that a refusal states; 0 for none. */
function mostTokensIn({ says }: Refusal): number {
  const [, ...numbers] = tooLarge.exec(says) ?? []
  return Number(numbers.find((number) => number !== undefined) ?? 0)
}

function withOtherLength(form: RequestForm, named: string): RequestForm {
  const refused = [...form.refused, named]
  return { ...form, refused, lengthParameter: lengthParameters.find((name) => !refused.includes(name)) }
}

/** Models that take no role of instructions at all, such as Gemma, say so in free text: the other role would be refused too. */
function withOtherInstructions(form: RequestForm, { code, says }: Refusal): RequestForm | undefined {
  if (form.instructions === 'user') return undefined
  const refused = [...form.refused, form.instructions]
  const takesNone = code !== 'unsupported_value' && /role not supported|roles must alternate/i.test(says)
  const instructions = takesNone ? 'user' : instructionPlaces.find((place) => !refused.includes(place))
  return { ...form, refused, instructions: instructions ?? 'user' }
}

const unsupported =
  /unsupported|not (be )?support|n't support|not permitted|not allowed|not accepted|unrecogni[sz]ed|unknown|unexpected|extra_forbidden|extra inputs|cannot find field|input should be|supported values/i
/** Ollama's refusal of `reasoning_effort`, and Anthropic's of its parameter, name what the parameter is for. */
const aboutThinking = /support thinking/i
const thinkingParameters = /^(reasoning_effort|thinking|output_config)$/

/** Whether a model is not sent the parameters against its thinking, so that it may think as it likes. */
export const omitsThinking = ({ omitted }: RequestForm): boolean => omitted.some((name) => thinkingParameters.test(name))

/** Whether a refusal says that a parameter is not supported. A value that is only too large is none of that. */
function isNamed(name: string, { parameter = '', says }: Refusal): boolean {
  if (!unsupported.test(says)) return false
  if (parameter === name || parameter.startsWith(`${name}.`)) return true
  if (thinkingParameters.test(name) && aboutThinking.test(says)) return true
  return parameter === '' && new RegExp(`(^|[^\\w-])${name}([^\\w-]|$)`).test(says)
}

/** Whether a refusal says that a role is not supported: OpenAI's `messages[0].role`, or the free text of other servers. */
const isRoleNamed = (role: string, { parameter = '', says }: Refusal): boolean =>
  /^messages[[.]\d+\]?\.role$/.test(parameter) ||
  /roles must alternate/i.test(says) ||
  (/\b(role|variant)\b/i.test(says) &&
    new RegExp(`\\b${role}\\b`, 'i').test(says) &&
    /not support|unsupported|unknown|invalid|not one of/i.test(says))
