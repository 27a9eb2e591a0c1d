import type { LabelledAnswer, MaterialHint } from '../../chat-model.ts'
import { choosePassages } from '../passages/choose-passages.ts'
import { excerptOf, firstSentences } from '../passages/excerpt.ts'

export const abstention = 'I was given nothing on this question, so I abstain.'
const mostPositionWords = 30

/** Answers a question as an expert: with what its material says, and that as its position; else with an abstention. */
export function expertAnswer(question: string, material: MaterialHint | undefined): string {
  const { passages } = choosePassages(material?.passages ?? [], { ruledOut: [], givenBefore: '', wantsAnother: false })
  if (passages.length === 0) return withPosition(abstention, abstention)
  const texts = passages.map(({ title, text }) => `From “${title}”:\n\n${excerptOf(text, question)}`)
  return withPosition(texts.join('\n\n'), positionOf(passages[0]?.text ?? ''))
}

/** Stays with the draft: without a model nothing is weighed anew. */
export const revisedAnswer = ({ text, position }: LabelledAnswer): string => withPosition(text, position)

export const isAbstention = ({ text }: Pick<LabelledAnswer, 'text'>): boolean => text.includes(abstention)

const withPosition = (text: string, position: string) => `${text}\n\nPosition: ${position}`

/** Returns the first sentence of a passage, cut after 30 words. */
function positionOf(text: string): string {
  const words = firstSentences(text, 1).split(/\s+/)
  return words.length <= mostPositionWords ? words.join(' ') : `${words.slice(0, mostPositionWords).join(' ')} …`
}
