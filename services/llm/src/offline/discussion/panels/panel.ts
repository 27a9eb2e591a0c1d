import type { OfflineTask } from '../../../chat-model.ts'
import { hash } from '../../language/seeded-random.ts'
import { adviceOf, themeSentence } from '../advice.ts'
import { debatePanel } from '../debates/debate-panel.ts'
import { begin } from '../lenses/begin.ts'
import { cause } from '../lenses/cause.ts'
import { evidence } from '../lenses/evidence.ts'
import { figures } from '../lenses/figures.ts'
import type { Lens } from '../lenses/lens.ts'
import { people } from '../lenses/people.ts'
import { safety } from '../lenses/safety.ts'
import { steps } from '../lenses/steps.ts'
import { values } from '../lenses/values.ts'
import { questionOf } from '../question.ts'
import { safetyNote } from '../safety-notes.ts'
import { capitalized, lowered, paragraph } from '../sentences.ts'
import { devilText } from './devil.ts'

/** Pairs of lenses that lead to clearly different answers. */
const pairs: readonly [Lens, Lens][] = [
  [figures, values],
  [cause, people],
  [evidence, begin],
  [safety, steps],
]

/** Writes the answer of one seat of the panel: two angles, and the case against the obvious answer. */
export function panelText({ question: text, seat }: Extract<OfflineTask, { kind: 'panel' }>): string {
  const question = questionOf(text)
  const seed = hash(text)
  if (question.debate) return debatePanel(seat, question.debate, text, question.safety)
  if (seat === 'devil') return devilText(question, seed)
  const [a, b] = pairs[seed % pairs.length] ?? [figures, values]
  const lens = seat === 'a' ? a : b
  const { stand, rest, points, isStep, verdict } = adviceOf(lens, question)
  const isCase = question.safety === 'health' || question.isLegal
  const onTheme = themeSentence(lens, question)
  const reasons = isCase ? [lens.credits[0], '', lens.credits[0], lens.credits[0]] : lens.reasons
  const note = safetyNote(question.safety, seat === 'a' ? 0 : 1)
  const head = verdict ? `${verdict.replace(/\.$/, '')}: ${lowered(stand)}` : capitalized(stand)
  if (seat === 'a')
    return [
      paragraph(`**${head}.**`, rest, points[0]),
      paragraph(reasons[seed % 2 === 0 ? 0 : 3], onTheme),
      paragraph(points[1], note, note ? '' : lens.doubt),
    ].join('\n\n')
  return [
    paragraph(verdict, reasons[0], points[1]),
    paragraph(`My advice is therefore${isStep ? ':' : ' to'} ${lowered(stand)}.`, rest, points[0]),
    paragraph(onTheme || (isCase ? '' : lens.reasons[2]), note || lens.doubt),
  ].join('\n\n')
}
