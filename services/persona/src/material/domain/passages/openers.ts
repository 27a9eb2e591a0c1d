import type { Passage } from './passage.ts'
import { headingSeparator, lastHeading, questionOf } from './question.ts'

type Headed = Pick<Passage, 'heading' | 'text'>

/**
 * Returns what leads to each passage: the question that it answers, or else its heading. A title of a text comes after the headings below
 * it.
 */
export function openersOf(passages: readonly Headed[]): string[] {
  const isTitle = ({ heading }: Headed) => passages.some((other) => other.heading.startsWith(heading + headingSeparator))
  const inOrder = [...passages.filter((passage) => !isTitle(passage)), ...passages.filter(isTitle)]
  const openers = inOrder.map((passage) => questionOf(passage) || lastHeading(passage.heading))
  return [...new Set(openers)].filter((opener) => opener !== '')
}
