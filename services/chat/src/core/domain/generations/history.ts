import { estimateTokens } from '@rostra/llm/token-estimate'
import type { PastExchange } from '../exchanges/ports.ts'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** The most earlier exchanges that the model gets. */
export const historyExchanges = 40

/** The most tokens of earlier exchanges that the model gets. */
const historyTokens = 6_000

/**
 * Returns the turns for the model: the new message, and before it as many whole exchanges, newest first, as fit the budget. An exchange
 * without an answer is left out, so that user and assistant always alternate.
 */
export function turnsWithHistory(content: string, earlier: readonly PastExchange[], budgetTokens = historyTokens): Turn[] {
  const turns: Turn[] = []
  let tokensLeft = budgetTokens
  for (const { content: question, answer } of [...earlier].reverse()) {
    if (answer === '') continue
    tokensLeft -= estimateTokens(question) + estimateTokens(answer)
    if (tokensLeft < 0) break
    turns.unshift({ role: 'user', content: question }, { role: 'assistant', content: answer })
  }
  return [...turns, { role: 'user', content }]
}
