import { cuss } from 'cuss'

/** The least rating in `cuss` of a word that may be profane, sexual or hateful. The package also rates drugs. */
const leastRating = 1

/** Offensive words that `cuss` lacks. */
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

/** Whether a word is profane, sexual or hateful, in any case and as a plural. Texts for or from a model are refused with it. */
export function isOffensive(word: string): boolean {
  const plain = word.toLowerCase()
  return refused.has(plain) || ratingOf(plain) >= leastRating || (plain.endsWith('s') && ratingOf(plain.slice(0, -1)) >= leastRating)
}

const ratingOf = (word: string): number => (Object.hasOwn(cuss, word) ? (cuss[word] ?? 0) : 0)
