import type { LabelledAnswer, MaterialHint } from '../../chat-model.ts'
import type { OfflineAnswer } from '../answer.ts'
import { choosePassages } from '../passages/choose-passages.ts'
import { excerptOf, firstSentences } from '../passages/excerpt.ts'

const abstention = 'I was given nothing on this question, so I abstain.'
const abstentionWhileAway = 'What I was given cannot be searched right now, so I abstain.'
const mostPositionWords = 30

/** Answers a question as an expert: with what its material says, and that as its position; else it abstains. */
export function expertAnswer(question: string, material: MaterialHint | undefined): OfflineAnswer {
  const { passages } = choosePassages(material?.passages ?? [], { ruledOut: [], givenBefore: '', wantsAnother: false })
  const silent = material?.isAway ? abstentionWhileAway : abstention
  if (passages.length === 0) return { text: withPosition(silent, silent), isAbstention: true }
  const texts = passages.map(({ title, text }) => `From “${title}”:\n\n${excerptOf(text, question)}`)
  return { text: withPosition(texts.join('\n\n'), positionOf(passages[0]?.text ?? '')), isAbstention: false }
}

/** Stays with the draft: without a model nothing is weighed anew. */
export const revisedAnswer = ({ text, position }: LabelledAnswer): string => withPosition(text, position)

export const isAbstention = ({ text }: Pick<LabelledAnswer, 'text'>): boolean =>
  text.includes(abstention) || text.includes(abstentionWhileAway)

const withPosition = (text: string, position: string) => `${text}\n\nPosition: ${position}`

/** Returns the first sentence of a passage, cut after 30 words. */
function positionOf(text: string): string {
  const words = firstSentences(text, 1).split(/\s+/)
  return words.length <= mostPositionWords ? words.join(' ') : `${words.slice(0, mostPositionWords).join(' ')} …`
}
