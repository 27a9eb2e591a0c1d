import type { MaterialHint, OfflineTask } from '../../chat-model.ts'
import type { OfflineAnswer } from '../answer.ts'
import { leastFit } from '../passages/choose-passages.ts'
import { excerptOf, sentencesOf } from '../passages/excerpt.ts'

type Panel = Extract<OfflineTask, { kind: 'panel' }>

/** What advises against something, or says where it ends. */
const caution = /\b(?:not|never|don't|avoid|unless|but|only if|risk|danger|careful|stop|wrong|mistake|however|before you)\b/i
const mostCautions = 3
const withoutModel = 'Without a language model I can only answer with what public personas were given'

/**
 * Answers a seat of the panel with what public personas were given: the first seat with the best passage, the second with the next one of another persona,
 * the devil's advocate with what limits it. The titles name the personas. Abstains when nothing answers the question.
 */
export function panelAnswer({ seat, question }: Panel, material: MaterialHint | undefined): OfflineAnswer {
  if (material?.isAway) return abstention(`${withoutModel}, and that cannot be searched right now.`)
  const fitting = (material?.passages ?? []).filter(({ fit }) => fit >= leastFit)
  const [first] = fitting
  if (!first) return abstention(`${withoutModel}, and none of them was given anything on this question.`)
  if (seat === 'devil') return { text: limitsIn(fitting, question), isAbstention: false }
  const passage = seat === 'a' ? first : fitting.find(({ title }) => title !== first.title)
  if (!passage) return abstention('Only one public persona was given anything on this question; its answer is beside this one.')
  return { text: `${passage.title} was given this:\n\n${excerptOf(passage.text, question)}`, isAbstention: false }
}

const abstention = (text: string): OfflineAnswer => ({ text, isAbstention: true })

function limitsIn(passages: MaterialHint['passages'], question: string): string {
  const limits = passages.flatMap(({ title, text }) =>
    sentencesOf(excerptOf(text, question))
      .filter((sentence) => caution.test(sentence))
      .map((sentence) => `- ${sentence.trim()} (${title})`),
  )
  const found =
    limits.length === 0
      ? 'What public personas were given on this names nothing that limits or contradicts it.'
      : ['What the same material says against it, or where it ends:', '', ...limits.slice(0, mostCautions)].join('\n')
  return `${found}\n\nWithout a language model nothing more can be said.`
}
