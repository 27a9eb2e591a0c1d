import { cuss } from 'cuss'

/** From 1 on a word may be profane, sexual or hateful, in `cuss`; it also rates drugs. */
const leastRating = 1

/** Words that `cuss` does not have. */
const refused = new Set([
  'selfharm',
  'overdose',
  'incest',
  'paedophile',
  'pedophile',
  'pedophilia',
  'rapist',
  'genocide',
  'nazi',
  'nazis',
  'hitler',
])

/** Whether a word is profane, sexual or hateful, in any case and as a plural. A text of a model or for one is refused with it. */
export function isOffensive(word: string): boolean {
  const plain = word.toLowerCase()
  return refused.has(plain) || ratingOf(plain) >= leastRating || (plain.endsWith('s') && ratingOf(plain.slice(0, -1)) >= leastRating)
}

const ratingOf = (word: string): number => (Object.hasOwn(cuss, word) ? (cuss[word] ?? 0) : 0)
