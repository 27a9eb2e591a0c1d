import { isOffensive as isRated } from '@rostra/llm/screening/offensive-words'

/** Words that are rated and that an everyday story needs. */
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

/** Whether a word in lower case is profane, sexual or hateful, and no word of everyday stories. */
export const isOffensive = (word: string): boolean => !allowed.has(word) && isRated(word)
