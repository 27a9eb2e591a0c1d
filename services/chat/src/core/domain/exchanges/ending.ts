import { citedIn } from '../citations/citation-filter.ts'
import { isFreeFailure } from '../personas/answerer.ts'
import type { Outcome } from './answer-end.ts'
import { type Ending, type Exchange, isRegenerated } from './exchange.ts'

export interface EndedWith {
  outcome: Outcome
  /** The text of this generation. */
  answer: string
  model: { modelId: string; offline: boolean }
  /** The model said that the answer costs nothing. */
  isFree?: boolean
}

/** Returns how a generation ended: with its outcome, what the whole answer cites, and whether it is free. */
export function endingOf(exchange: Exchange, { outcome, answer, model, isFree = false }: EndedWith): Omit<Ending, 'chunkEnds' | 'unread'> {
  const { status, end, failure } = outcome
  const whole = exchange.written + answer
  // The offline model gives the same words again, and the same words cost nothing twice.
  const isRepeated = model.offline && isRegenerated(exchange)
  return {
    status,
    end,
    failure,
    answer,
    citations: citedIn(whole, exchange.given),
    openers: openersAtEnd(whole, exchange.openers),
    isFree: exchange.isFree || isFree || isRepeated || isFreeFailure(exchange, outcome),
    model: model.modelId,
  }
}

/** Returns the openers when an answer ends with the list of them, else none. */
export function openersAtEnd(answer: string, openers: readonly string[]): readonly string[] {
  const list = openers.map((opener) => `- ${opener}`).join('\n')
  return openers.length > 0 && answer.endsWith(list) ? openers : []
}
