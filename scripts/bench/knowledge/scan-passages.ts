import type { Passage } from '@rostra/persona/domain/passages/passage'
import { queryTerms } from '@rostra/persona/domain/passages/query/query-terms'
import { termsOf } from '@rostra/persona/domain/passages/terms'

const [k1, b, headingWeight] = [1.2, 0.75, 2]

/** Returns a function that scores a passage by its text for a question: BM25 by its definition, computed by a scan over all passages. */
export function scanPassages(passages: readonly Passage[]): (question: string) => { text: string; score: number }[] {
  const all = passages.map(({ heading, text }) => {
    const [own, above] = [termsOf(text), termsOf(heading)]
    const occurrences = new Map<string, number>()
    for (const [terms, weight] of [
      [own, 1],
      [above, headingWeight],
    ] as const)
      for (const term of terms) occurrences.set(term, (occurrences.get(term) ?? 0) + weight)
    return { text, occurrences, length: own.length + above.length }
  })
  const average = all.reduce((sum, { length }) => sum + length, 0) / all.length
  return (question) => {
    const terms = queryTerms({ text: question, earlier: [] }).map(({ term, weight }) => {
      const frequency = all.filter(({ occurrences }) => occurrences.has(term)).length
      return { term, weight: weight * Math.log(1 + (all.length - frequency + 0.5) / (frequency + 0.5)) }
    })
    const scored = all.map(({ text, occurrences, length }) => {
      const score = terms.reduce((sum, { term, weight }) => {
        const times = occurrences.get(term) ?? 0
        return sum + (weight * times * (k1 + 1)) / (times + k1 * (1 - b + (b * length) / average))
      }, 0)
      return { text, score }
    })
    return scored.sort((one, other) => other.score - one.score).slice(0, 6)
  }
}
