import type { Delivery } from './delivery.ts'

/** What an event says of a persona: its owner's own texts, counts and ids. Never what a person wrote, or who it is. */
export interface PersonaData {
  personaId: string
  personaName: string
  /** Of `persona.answered`: all answers that this webhook has counted, and those since its last event. */
  answers?: number
  added?: number
  /** Of `persona.inbox_item`. */
  itemId?: string
  kind?: 'reported' | 'unanswered' | 'paused'
}

/** Returns the body of a delivery, in the form of Standard Webhooks. */
export const bodyOf = (type: Delivery['event'], at: Date, data: Partial<PersonaData>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

/**
 * Returns the answers to tell of, after a count went up: all of them up to the last full number, and those since the last event. Null when
 * no number became full.
 */
export function fullAnswers(every: number, before: number, after: number): { answers: number; added: number } | null {
  const reached = Math.floor(after / every)
  const added = (reached - Math.floor(before / every)) * every
  return added === 0 ? null : { answers: reached * every, added }
}
