/** The fewest tokens a model that cannot stop thinking is given for it, on top of those for its answer. */
const ROOM_TO_THINK = 2_048

interface Thinking {
  /** Goes into the request's body. */
  body: Record<string, unknown>
  /** Added to the caller's token limit, which providers apply to thoughts and text together. */
  extraTokens: number
}

const rules: [RegExp, Record<string, unknown>, number][] = [
  [/^claude-sonnet-5-5/, { thinking: { type: 'between_tools' } }, 0],
  [/^claude-(haiku-5-5|sonnet-5|opus-5)$/, { thinking: { type: 'disabled' } }, 0],
  [/^claude-(opus-5-5|fable-|mythos-)/, { output_config: { effort: 'low' } }, ROOM_TO_THINK],
  [/^gpt-5[.\d]*-(pro|codex|chat)/, {}, ROOM_TO_THINK],
  [/^gpt-5\.\d/, { reasoning_effort: 'none' }, 0],
  [/^(gpt-5|o\d)/, { reasoning_effort: 'low' }, ROOM_TO_THINK],
  [/^gemini-2\.5-flash/, { reasoning_effort: 'none' }, 0],
  [/^gemini-3.*flash/, { reasoning_effort: 'minimal' }, ROOM_TO_THINK],
  [/^gemini-/, { reasoning_effort: 'low' }, ROOM_TO_THINK],
  [/^deepseek-v4/, { thinking: { type: 'disabled' } }, 0],
]

/**
 * What keeps a model from thinking at length before a chat reply, as each family's own documentation states it:
 * current models think by default, which holds back the first token and eats the limit meant for the text.
 */
export function leastThinking(modelId: string): Thinking {
  const rule = rules.find(([pattern]) => pattern.test(modelId))
  return { body: rule?.[1] ?? {}, extraTokens: rule?.[2] ?? 0 }
}
