import type { Said } from './ports.ts'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** A token is about four characters of English in the tokenizers of all four providers. */
const charactersPerToken = 4

/** Tokens of earlier turns that go to the model with a new message. */
const historyTokens = 6_000

/**
 * What the model gets to read: the new message, and before it as many whole exchanges, newest first, as fit the budget. Answers
 * without text are left out with their question, so user and assistant always take turns.
 */
export function turnsFor(content: string, earlier: readonly Said[], budgetTokens = historyTokens): Turn[] {
  const turns: Turn[] = []
  let left = budgetTokens * charactersPerToken
  for (const { content: asked, reply } of [...earlier].reverse()) {
    if (reply === '') continue
    left -= asked.length + reply.length
    if (left < 0) break
    turns.unshift({ role: 'user', content: asked }, { role: 'assistant', content: reply })
  }
  return [...turns, { role: 'user', content }]
}
