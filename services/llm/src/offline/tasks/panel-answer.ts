import type { MaterialHint, OfflineTask } from '../../chat-model.ts'
import { leastFit } from '../passages/choose-passages.ts'
import { excerptOf, sentencesOf } from '../passages/excerpt.ts'

type Panel = Extract<OfflineTask, { kind: 'panel' }>

/** What advises against something, or says where it ends. */
const caution = /\b(?:not|never|don't|avoid|unless|but|only if|risk|danger|careful|stop|wrong|mistake|however|before you)\b/i
const mostCautions = 3

/**
 * Answers a seat of the panel with what public personas were given: the first seat with the best passage, the second with the next one of another persona,
 * the devil's advocate with their warnings. The titles name the personas.
 */
export function panelAnswer({ seat, question }: Panel, material: MaterialHint | undefined): string {
  const fitting = (material?.passages ?? []).filter(({ fit }) => fit >= leastFit)
  const [first] = fitting
  const second = fitting.find(({ title }) => title !== first?.title)
  const nothing =
    'Without a language model I can only answer with what public personas were given, and none of them was given anything on this question.'
  if (!first) return nothing
  if (seat === 'devil') return warningsIn(fitting, question)
  const passage = seat === 'a' ? first : second
  if (!passage) return 'Only one public persona was given anything on this question; its answer is beside this one.'
  return `${passage.title} was given this:\n\n${excerptOf(passage.text, question)}`
}

function warningsIn(passages: MaterialHint['passages'], question: string): string {
  const warnings = passages.flatMap(({ title, text }) =>
    sentencesOf(excerptOf(text, question))
      .filter((sentence) => caution.test(sentence))
      .map((sentence) => `- ${sentence.trim()} (${title})`),
  )
  if (warnings.length === 0)
    return 'What public personas were given on this names nothing that speaks against it. Ask what it would cost if they were wrong.'
  return ['What the same material warns of:', '', ...warnings.slice(0, mostCautions)].join('\n')
}
