import type OpenAI from 'openai'

/** The extra tokens for a model whose thinking cannot be turned off. */
const THINKING_TOKENS = 2_048

/** The parameters of all providers; a model is sent those of its own family. */
interface ThinkingParams {
  /** Anthropic, and DeepSeek's extension of OpenAI's protocol. */
  thinking?: { type: 'disabled' | 'between_tools' }
  output_config?: { effort: 'low' }
  reasoning_effort?: OpenAI.ReasoningEffort
}

interface Thinking {
  /** Part of the request's body. */
  body: ThinkingParams
  /** Added to the caller's token limit, which providers apply to thoughts and text together. */
  extraTokens: number
}

/** The first pattern that matches a model id decides. Source: each provider's documentation of its models. */
const rules: [RegExp, ThinkingParams, number][] = [
  [/^claude-sonnet-5-5/, { thinking: { type: 'between_tools' } }, 0],
  [/^claude-(haiku-5-5|sonnet-5|opus-5)$/, { thinking: { type: 'disabled' } }, 0],
  [/^claude-(opus-5-5|fable-|mythos-)/, { output_config: { effort: 'low' } }, THINKING_TOKENS],
  [/^gpt-5[.\d]*-(pro|codex|chat)/, {}, THINKING_TOKENS],
  [/^gpt-5\.\d/, { reasoning_effort: 'none' }, 0],
  [/^(gpt-5|o\d)/, { reasoning_effort: 'low' }, THINKING_TOKENS],
  [/^gemini-2\.5-flash/, { reasoning_effort: 'none' }, 0],
  [/^gemini-3.*flash/, { reasoning_effort: 'minimal' }, THINKING_TOKENS],
  [/^gemini-/, { reasoning_effort: 'low' }, THINKING_TOKENS],
  [/^deepseek-v4/, { thinking: { type: 'disabled' } }, 0],
]

/**
 * Returns the parameters that minimize a model's thinking before its answer. Current models think by default, which delays the first token
 * and uses up the token limit of the text.
 */
export function leastThinking(modelId: string): Thinking {
  const rule = rules.find(([pattern]) => pattern.test(modelId))
  return { body: rule?.[1] ?? {}, extraTokens: rule?.[2] ?? 0 }
}
