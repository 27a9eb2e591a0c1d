import type { ReadText } from './ports.ts'
import type { Pair } from './source.ts'

/** Returns the one passage of a pair. */
export const pairText = ({ question, answer }: Pair): ReadText => ({
  pages: null,
  passages: [{ page: null, heading: '', text: `Question: ${question}\n\nAnswer: ${answer}` }],
})
