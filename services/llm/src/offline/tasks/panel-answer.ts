import type { MaterialHint, OfflineTask } from '../../chat-model.ts'
import { leastFit } from '../../least-fit.ts'
import type { OfflineAnswer } from '../answer.ts'
import type { TaskSentences } from '../languages/language.ts'
import { languageOf } from '../languages/language-of.ts'
import { excerptOf, sentencesOf } from '../passages/excerpt.ts'
import { passagesFor } from './passages-for.ts'

type Panel = Extract<OfflineTask, { kind: 'panel' }>

const mostCautions = 3

/**
 * Answers a seat of the panel, in the language of the question, with what public personas were given: the first seat
 * with the best passage, the second with the next one of another persona, the devil's advocate with what limits it. The
 * titles name the personas. Abstains when nothing answers the question.
 */
export function panelAnswer({ seat, question }: Panel, material: MaterialHint | undefined): OfflineAnswer {
  const { tasks } = languageOf([question])
  if (material?.isAway) return abstention(tasks.panelAway)
  const { passages, others, ruledOut } = passagesFor(question, material)
  const [first] = passages
  if (!first) return abstention(ruledOut ? tasks.abstainsRuledOut : tasks.panelNothing)
  const fitting = others.filter(({ fit }) => fit >= leastFit)
  if (seat === 'devil') return { text: limitsIn(fitting, question, tasks), isFree: false }
  const passage = seat === 'a' ? first : fitting.find(({ title }) => title !== first.title)
  if (!passage) return abstention(tasks.panelOnlyOne)
  return { text: `${tasks.given.replace('{title}', () => passage.title)}\n\n${excerptOf(passage.text, question)}`, isFree: false }
}

const abstention = (text: string): OfflineAnswer => ({ text, isFree: true })

function limitsIn(passages: MaterialHint['passages'], question: string, { limits, noLimits, nothingMore }: TaskSentences): string {
  const cautions = passages.flatMap(({ title, text }) => {
    const { caution } = languageOf([text]).patterns
    const sentences = sentencesOf(excerptOf(text, question)).filter((sentence) => caution.test(sentence))
    return sentences.map((sentence) => `- ${sentence.trim()} (${title})`)
  })
  const found = cautions.length === 0 ? noLimits : [limits, '', ...cautions.slice(0, mostCautions)].join('\n')
  return `${found}\n\n${nothingMore}`
}
