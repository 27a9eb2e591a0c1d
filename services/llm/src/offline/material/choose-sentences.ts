import type { MaterialSentence } from './material-sentences.ts'
import type { RankedSentence } from './rank-sentences.ts'

const mostSentences = 4
/** The share of the best sentence's score that another one needs. */
const leastShare = 0.5
/** A sentence that begins so needs the one before it. */
const leansBack =
  /^(?:it|its|this|that|these|those|they|them|their|he|she|his|her|then|but|however|also|therefore|otherwise|instead|so|and|or|both)\b/iu

/**
 * Chooses 2 to 4 sentences to quote, in the order in which they are read: the passage of the best one first, and each passage in its own order. A sentence
 * that leans on the one before it brings that along. `all` has the sentences that may be quoted.
 */
export function chooseSentences(ranked: readonly RankedSentence[], all: readonly MaterialSentence[]): MaterialSentence[] {
  const [best] = ranked
  if (!best) return []
  const chosen = new Map<string, MaterialSentence>()
  const keyOf = ({ n, index }: Pick<MaterialSentence, 'n' | 'index'>) => `${n}:${index}`
  const quotable = new Map(all.filter(({ isQuestion }) => !isQuestion).map((sentence) => [keyOf(sentence), sentence]))
  const neighbour = ({ n, index }: MaterialSentence, step: number) => quotable.get(keyOf({ n, index: index + step }))
  const add = (sentence: MaterialSentence | undefined) => {
    if (sentence && chosen.size < mostSentences && !isRepeated(sentence, chosen)) chosen.set(keyOf(sentence), sentence)
  }
  for (const sentence of ranked) {
    if (sentence.score < best.score * leastShare) break
    if (leansBack.test(sentence.text)) add(neighbour(sentence, -1))
    add(sentence)
  }
  if (chosen.size === 1) add(neighbour(best, 1))
  // One sentence between two of a passage is quoted too.
  for (const { n, index } of [...chosen.values()])
    if (chosen.has(keyOf({ n, index: index + 2 }))) add(quotable.get(keyOf({ n, index: index + 1 })))
  const passages = [...new Set(ranked.map(({ n }) => n))]
  return [...chosen.values()].sort((a, b) => passages.indexOf(a.n) - passages.indexOf(b.n) || a.index - b.index)
}

/** Passages overlap, so that a sentence may be in two of them. */
const isRepeated = ({ text }: MaterialSentence, chosen: ReadonlyMap<string, MaterialSentence>) =>
  [...chosen.values()].some((other) => other.text === text)
