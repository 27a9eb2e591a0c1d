import { cuss } from 'cuss'

/** From 1 on a word may be profane, sexual or hateful, in `cuss`. */
const leastRating = 1

/** Words that `cuss` does not have. */
const refused = new Set([
  'selfharm',
  'overdose',
  'incest',
  'paedophile',
  'pedophile',
  'pedophilia',
  'genocide',
  'nazi',
  'nazis',
  'hitler',
  'rapist',
])

/** Words that `cuss` rates and that an everyday story needs. */
const allowed = new Set([
  'god',
  'beast',
  'failed',
  'failure',
  'period',
  'periods',
  'servant',
  'trap',
  'hook',
  'color',
  'colored',
  'tongue',
  'shoot',
  'shooting',
])

/** Whether a word in lower case is profane, sexual or hateful. */
export const isOffensive = (word: string): boolean =>
  !allowed.has(word) &&
  (refused.has(word) || ratingOf(word) >= leastRating || (word.endsWith('s') && ratingOf(word.slice(0, -1)) >= leastRating))

const ratingOf = (word: string): number => (Object.hasOwn(cuss, word) ? (cuss[word] ?? 0) : 0)
