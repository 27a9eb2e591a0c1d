import { TermIds } from '../sketches/term-ids.ts'
import type { Evidence, SupportingDay } from './topic.ts'

/** Finds the topics that a row supports. It keeps its arrays between rows. */
export interface Matcher {
  /** Calls `visit` with each topic that the row supports. */
  eachTopic: (row: Evidence, visit: (topic: number, day: SupportingDay) => void) => void
  /** Calls `visit` with each use of a topic's term in the row that was matched last. */
  eachUse: (row: Evidence, visit: (topic: number, term: number, exchangeId: string) => void) => void
}

/** Whether these terms (bit i: term i) make a row or a person support a topic: the first term, or two others. */
export const supportsTopic = (terms: number): boolean => (terms & 1) === 1 || (terms & (terms - 1)) !== 0

/** Creates a matcher for lists of terms, the head first. A term belongs to one list at most. */
export function createMatcher(lists: readonly (readonly number[])[]): Matcher {
  const index = new TermIds(lists.flat().length)
  const places: { topic: number; term: number }[] = []
  for (const [topic, list] of lists.entries()) for (const [term, hash] of list.entries()) places[index.add(hash)] = { topic, term }
  const terms = new Uint16Array(lists.length)
  const firstAt = new Float64Array(lists.length)
  const touched: number[] = []

  return {
    eachTopic(row, visit) {
      for (const topic of touched) terms[topic] = 0
      touched.length = 0
      for (const message of row.messages) {
        const at = message.at.getTime()
        for (const hash of message.terms) {
          const place = places[index.idOf(hash)]
          if (!place) continue
          const { topic, term } = place
          if (terms[topic] === 0) {
            touched.push(topic)
            firstAt[topic] = at
          }
          terms[topic] = (terms[topic] as number) | (1 << term)
          firstAt[topic] = Math.min(firstAt[topic] as number, at)
        }
      }
      const { day, conversationId, personaId } = row
      for (const topic of touched) {
        const own = terms[topic] as number
        if (supportsTopic(own)) visit(topic, { day, conversationId, personaId, terms: own, firstAt: firstAt[topic] as number })
      }
    },
    eachUse(row, visit) {
      if (!touched.some((topic) => supportsTopic(terms[topic] as number))) return
      for (const { exchangeId, terms: hashes } of row.messages) {
        for (const hash of hashes) {
          const place = places[index.idOf(hash)]
          if (place && supportsTopic(terms[place.topic] as number)) visit(place.topic, place.term, exchangeId)
        }
      }
    },
  }
}
