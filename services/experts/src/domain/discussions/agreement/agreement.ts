import { exactWords } from '@rostra/text/exact-words'
import { type Claims, claimsOf, contradict } from './content-words.ts'

/** Two positions share at least this part of all their content words. */
const sharedPart = 0.5
/** Fewer content words do not show what a position is. */
const fewestWords = 2

/**
 * Whether all positions say the same, so that a round of critique would change nothing. A model is not asked: that would cost a round of its
 * own. When in doubt the answer is no, which costs one round and no harm.
 *
 * Every pair must share at least half of the content words that it uses in all (Jaccard index of stems). The index falls with each word that
 * only one side has, so a condition or a second demand of one side separates the two; measures that divide by the shorter text would not see
 * it. No pair may contradict: what one negates the other must not assert, their numbers are the same, and they name no opposites. Negation is
 * known for English only; in another language only positions with the same words agree.
 */
export function positionsAgree(positions: readonly string[]): boolean {
  if (positions.length < 2 || positions.some((position) => wordsOf(position) === '')) return false
  const claims = positions.map(claimsOf)
  return positions.every((position, index) =>
    positions.every(
      (other, otherIndex) => otherIndex <= index || agree(position, other, claims[index] as Claims, claims[otherIndex] as Claims),
    ),
  )
}

function agree(position: string, other: string, one: Claims, two: Claims): boolean {
  if (wordsOf(position) === wordsOf(other)) return true
  if (!one.isEnglish || !two.isEnglish || Math.min(sizeOf(one), sizeOf(two)) < fewestWords) return false
  const shared = common(one.asserted, two.asserted) + common(one.negated, two.negated)
  const all = sizeOf(one) + sizeOf(two) - shared
  const sameNumbers = common(one.numbers, two.numbers) === Math.max(one.numbers.size, two.numbers.size)
  return shared / all >= sharedPart && sameNumbers && !contradict(one, two)
}

const wordsOf = (position: string) => exactWords(position).join(' ')
const sizeOf = ({ asserted, negated }: Claims) => asserted.size + negated.size
const common = (one: ReadonlySet<string>, two: ReadonlySet<string>) => [...one].filter((word) => two.has(word)).length
