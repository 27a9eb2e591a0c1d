import type { LabelledAnswer, MaterialHint } from '../../chat-model.ts'
import type { OfflineAnswer } from '../answer.ts'
import type { TaskSentences } from '../languages/language.ts'
import { languageOf } from '../languages/language-of.ts'
import { excerptOf, firstSentences } from '../passages/excerpt.ts'
import { passagesFor } from './passages-for.ts'

const mostPositionWords = 30

/** Answers a question as an expert, in its language: with what its material says, and that as its position; else it abstains. */
export function expertAnswer(question: string, material: MaterialHint | undefined): OfflineAnswer {
  const { abstains, abstainsAway, abstainsRuledOut, from } = languageOf([question]).tasks
  const { passages, ruledOut } = passagesFor(question, material)
  if (passages.length === 0) {
    const given = ruledOut ? abstainsRuledOut : abstains
    const silent = material?.isAway ? abstainsAway : given
    return { text: withPosition(silent, silent), isFree: true }
  }
  const texts = passages.map(({ title, text }) => `${from.replace('{title}', () => title)}\n\n${excerptOf(text, question)}`)
  return { text: withPosition(texts.join('\n\n'), positionOf(passages[0]?.text ?? '')), isFree: false }
}

/** Stays with the draft: without a model nothing is weighed anew. */
export const revisedAnswer = ({ text, position }: LabelledAnswer): string => withPosition(text, position)

/** Whether an expert that was asked in this language abstained. */
export const isAbstention = (
  { text }: Pick<LabelledAnswer, 'text'>,
  { abstains, abstainsAway, abstainsRuledOut }: TaskSentences,
): boolean => [abstains, abstainsAway, abstainsRuledOut].some((sentence) => text.includes(sentence))

/** Appends the position, as the last line of an expert's answer. */
export const withPosition = (text: string, position: string) => `${text}\n\nPosition: ${position}`

/** Returns the first sentence of a passage, cut after 30 words. */
function positionOf(text: string): string {
  const words = firstSentences(text, 1).split(/\s+/)
  return words.length <= mostPositionWords ? words.join(' ') : `${words.slice(0, mostPositionWords).join(' ')} …`
}
