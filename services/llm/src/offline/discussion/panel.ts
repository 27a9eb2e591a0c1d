import type { OfflineTask } from '../../chat-model.ts'
import { hash } from '../language/seeded-random.ts'
import { devilText } from './devil.ts'
import { begin } from './lenses/begin.ts'
import { cause } from './lenses/cause.ts'
import { evidence } from './lenses/evidence.ts'
import { figures } from './lenses/figures.ts'
import type { Lens } from './lenses/lens.ts'
import { lenses } from './lenses/lenses.ts'
import { people } from './lenses/people.ts'
import { safety } from './lenses/safety.ts'
import { steps } from './lenses/steps.ts'
import { values } from './lenses/values.ts'
import { questionOf } from './question.ts'
import { safetyNote } from './safety-notes.ts'
import { capitalized, paragraph } from './sentences.ts'
import { themeSentences } from './theme-sentences.ts'

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
  if (seat === 'devil') return devilText(question, seed)
  const [a, b] = pairs[seed % pairs.length] ?? [figures, values]
  const lens = seat === 'a' ? a : b
  const { stand, points } = lens.areas[question.area]
  const theme = themeSentences(question.theme, { lensIndex: lenses.indexOf(lens), seed: 0 })
  const note = safetyNote(question.safety, seat === 'a' ? 0 : 1)
  if (seat === 'a')
    return [
      `**${capitalized(stand)}.** ${points[0]}`,
      paragraph(theme.insight ?? lens.reasons[0], theme.steps[0] ?? lens.reasons[1]),
      paragraph(points[1], note || lens.doubt),
    ].join('\n\n')
  return [
    paragraph(lens.reasons[0], points[1]),
    paragraph(`My advice is therefore to ${stand}.`, theme.steps[0] ?? points[0]),
    paragraph(theme.insight ?? lens.reasons[1], note || lens.doubt),
  ].join('\n\n')
}
