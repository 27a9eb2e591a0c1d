import { exactWords } from '@rostra/text/exact-words'
import { type Claims, claimsOf, contradict } from './content-words.ts'

/** The least fraction of all their content words that two positions share. */
const sharedPart = 0.5
/** The least content words of a comparable position. */
const fewestWords = 2

/**
 * Whether all positions have the same meaning, so that a round of critique would change nothing. Compares words and calls no model, which
 * would cost as much as a round. In doubt the answer is no, which costs only that round.
 *
 * Every pair must have a Jaccard index of stems of at least 0.5: shared content words divided by all content words. Each word of only one
 * side lowers the index, so a condition or a further demand on one side separates the two; measures that divide by the shorter text would
 * miss it. No pair may contradict: neither asserts what the other negates, their numbers are equal, and they contain no opposites. Negation
 * is recognised in English only; in other languages only positions with the same words agree.
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
