/** A chat that the fake provider answers in another way than with tokens alone, as a message asks for it: `[model <kind>]`. */
export interface ScriptedAnswer {
  kind: Kind
  /** The marker with all its words, which makes one request for it differ from another. */
  marker: string
}

/**
 * - `thinks`: thoughts for four seconds, then the tokens
 * - `waits`: nothing for a minute, then the tokens
 * - `is cut off`: half of the tokens; a request to go on gets the others
 * - `is filtered`: half of the tokens, which the content filter ends
 * - `refuses`: a refusal in place of the tokens
 * - `is busy`: 429 with Retry-After, once for each marker
 */
const kinds = ['thinks', 'waits', 'is cut off', 'is filtered', 'refuses', 'is busy'] as const
type Kind = (typeof kinds)[number]

interface Message {
  role: string
  content: unknown
}

const marked = new RegExp(`\\[model (${kinds.join('|')})[^\\]]*\\]`)

/**
 * Recognises a chat by the marker in its last message. A request to go on has it in the
 * one before. Titles have messages between delimiters.
 */
export function scriptedAnswerOf(messages: readonly Message[]): ScriptedAnswer | undefined {
  const asked = messages.filter(({ role, content }) => role === 'user' && !String(content).includes('<last-words>')).at(-1)
  const text = String(asked?.content ?? '')
  const [marker, kind] = text.startsWith('<data-') ? [] : (marked.exec(text) ?? [])
  return marker === undefined ? undefined : { kind: kind as Kind, marker }
}

/** How long a busy model asks to wait, in seconds: longer than the product's own clients do. */
export const busySeconds = 11

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** Returns the end of an answer for this reason. */
export const endEvent = (reason: string): string => `${chunk({}, reason)}data: [DONE]\n\n`

/** The refusal of a model, as a part of its own. */
export const refusalEvents = `${chunk({ role: 'assistant', refusal: 'I cannot help with that.' })}${endEvent('stop')}`

/** A thought, which is no text. */
export const thoughtEvent = chunk({ reasoning_content: 'Let me think about it. ' })
