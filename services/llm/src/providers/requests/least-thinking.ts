import type OpenAI from 'openai'
import type { Asked } from './model-calls.ts'
import { modelName } from './model-name.ts'
import { omitsThinking } from './request-form.ts'

/** The extra tokens for a model whose thinking cannot be turned off. */
const thinkingTokens = 2_048

/** The parameters of all providers; a model is sent those of its own family. */
interface ThinkingParams {
  /** Anthropic, and DeepSeek's extension of OpenAI's protocol. */
  thinking?: { type: 'disabled' | 'between_tools' }
  output_config?: { effort: 'low' }
  reasoning_effort?: OpenAI.ReasoningEffort
}

type Rule = [RegExp, ThinkingParams, number]

/** The first pattern that matches a model's name decides. Source: each provider's documentation of its models. */
const anthropicRules: Rule[] = [
  [/^claude-sonnet-5-5/, { thinking: { type: 'between_tools' } }, 0],
  [/^claude-(haiku-5-5|sonnet-5|opus-5)$/, { thinking: { type: 'disabled' } }, 0],
  [/^claude-(opus-5-5|fable-|mythos-)/, { output_config: { effort: 'low' } }, thinkingTokens],
]

const openAiRules: Rule[] = [
  [/^gpt-5[.\d]*-(pro|codex|chat)/, {}, thinkingTokens],
  [/^gpt-5\.\d/, { reasoning_effort: 'none' }, 0],
  [/^(gpt-5|o\d)/, { reasoning_effort: 'low' }, thinkingTokens],
  [/^gemini-2\.5-flash/, { reasoning_effort: 'none' }, 0],
  [/^gemini-3.*flash/, { reasoning_effort: 'minimal' }, thinkingTokens],
  [/^gemini-/, { reasoning_effort: 'low' }, thinkingTokens],
  [/^deepseek-v4/, { thinking: { type: 'disabled' } }, 0],
  [/^gpt-oss/, { reasoning_effort: 'low' }, thinkingTokens],
  // Behind a gateway, and open models that think.
  [/^(claude-|deepseek-r|magistral|qwq|qwen3)/, {}, thinkingTokens],
]

/**
 * Returns the parameters that minimize a model's thinking before its answer, and the token limit of thoughts and text together, to which
 * providers apply it. Current models think by default, which delays the first token and uses up the limit of the text.
 */
export function leastThinking({ request, form, thinks }: Asked, protocol: 'anthropic' | 'openai'): { body: ThinkingParams; limit: number } {
  const rules = protocol === 'anthropic' ? anthropicRules : openAiRules
  const [, body = {}, extraTokens = 0] = rules.find(([pattern]) => pattern.test(modelName(request.model))) ?? []
  const mayThink = thinks || omitsThinking(form)
  const limit = request.maxTokens + (mayThink ? thinkingTokens : extraTokens)
  return { body, limit: Math.min(limit, form.mostTokens) }
}
