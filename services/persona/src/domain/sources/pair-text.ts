import type { Pair } from './material.ts'
import type { ReadText } from './ports.ts'

/** Returns the one passage of a pair. */
export const pairText = ({ question, answer }: Pair): ReadText => ({
  pages: null,
  passages: [{ page: null, heading: '', text: `Question: ${question}\n\nAnswer: ${answer}` }],
})
