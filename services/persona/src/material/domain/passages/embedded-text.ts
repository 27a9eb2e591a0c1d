import type { Passage } from './passage.ts'
import { questionOf } from './question.ts'

/** What a text is to a search. */
export type TextKind = 'query' | 'passage'

export interface EmbeddedText {
  text: string
  kind: TextKind
}

/**
 * Returns the texts that stand for a passage in a search by meaning. Of a passage that answers a question they are the question and
 * its other wordings alone: a person's question is nearer to them than to the answer.
 */
export function embeddedTexts({ heading, text, otherQuestions = [] }: Passage): EmbeddedText[] {
  const question = questionOf({ heading, text })
  const own: EmbeddedText =
    question === '' ? { text: heading === '' ? text : `${heading}\n${text}`, kind: 'passage' } : { text: question, kind: 'query' }
  return [own, ...otherQuestions.map((each): EmbeddedText => ({ text: each, kind: 'query' }))]
}
