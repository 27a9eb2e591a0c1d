import type { Passage } from './passage.ts'
import { questionOf } from './question.ts'

/** What a text is to a search. */
export type TextKind = 'query' | 'passage'

/**
 * Returns the text that stands for a passage in a search by meaning, and its kind. Of a passage that answers a question it is the question alone: a person's
 * question is nearer to it than to its answer.
 */
export function embeddedText(passage: Passage): { text: string; kind: TextKind } {
  const question = questionOf(passage)
  if (question !== '') return { text: question, kind: 'query' }
  const { heading, text } = passage
  return { text: heading === '' ? text : `${heading}\n${text}`, kind: 'passage' }
}
