import { hash } from '../../language/seeded-random.ts'
import { adviceIn } from '../position.ts'
import { questionOf } from '../question.ts'
import { safetyNote } from '../safety-notes.ts'
import { capitalized, listed, paragraph } from '../sentences.ts'
import { leanings, nameOf, type Stance, sentencesOf } from '../stance.ts'
import type { Agreement } from './conclusion.ts'

/** Writes what a discussion comes to, as Markdown: what is shared, and the advice in an order that can be followed. */
export function consensusOf(text: string, stances: readonly Stance[], agreement: Agreement): string {
  const question = questionOf(text)
  const note = safetyNote(question.safety, 1)
  const votes = question.asksYesOrNo && question.safety !== 'health'
  const plan = planOf(stances)
  const [first] = stances
  if (agreement === 'strong') {
    const reasons = first?.lens
      ? [first.lens.credits[0], first.lens.reasons[0], ...first.lens.practice]
      : sentencesOf(first?.answer.text ?? '').slice(0, 3)
    return [
      paragraph('The experts agree.', plan[0] && `${plan[0].advice}.`, ...reasons),
      paragraph(first?.lens?.doubt.replace(/\bI\b/g, 'they'), note),
    ]
      .filter(Boolean)
      .join('\n\n')
  }
  const common = sharedViews(stances).map(({ lens, by }) => `${capitalized(listed(by))} come back to ${lens.gist}. ${lens.credits[0]}`)
  return [
    paragraph(openings[agreement][hash(text) % 3], votes ? verdictsOf(stances) : '', ...common.slice(0, votes ? 1 : 2)),
    [planIntroductions[hash(text) % 3], '', ...plan.slice(0, 4).map(({ advice, by }, i) => `${i + 1}. ${advice} (${by}).`)].join('\n'),
    note,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const openings = {
  mixed: [
    'The experts set out from different points and end closer together than they began.',
    'There is no single answer here, and the experts do not pretend that there is. They do meet on something.',
    'The experts differ in emphasis more than in aim.',
  ],
  split: [
    'The experts fall into two camps: some would go ahead, others would hold back first.',
    'On the main point the experts stay divided, and both sides give good reasons.',
    'Two camps remain: one learns by doing, the other wants more certainty first.',
  ],
} as const

const planIntroductions = ['In practice:', 'Taken together, their advice comes to this order:', 'What follows from it:'] as const

/** Says who would go ahead and who would not. */
function verdictsOf(stances: readonly Stance[]): string {
  const [go, wait] = leanings(stances)
  const rest = stances.filter((stance) => !go.includes(stance) && !wait.includes(stance))
  const parts = [
    go.length > 0 && `${listed(go.map(nameOf))} would go ahead`,
    wait.length > 0 && `${listed(wait.map(nameOf))} would hold back for now`,
    rest.length > 0 && `${listed(rest.map(nameOf))} ${rest.length > 1 ? 'make' : 'makes'} it depend on a condition`,
  ].filter((part) => part !== false)
  return `${listed(parts)}.`
}

/** The advice of the experts in an order that can be followed, each once. */
function planOf(stances: readonly Stance[]) {
  const plan = stances
    .filter(({ answer }) => answer.position)
    .sort((a, b) => (a.lens?.order ?? 5) - (b.lens?.order ?? 5))
    .map((stance) => ({ advice: capitalized(adviceIn(stance.answer.position)), by: nameOf(stance) }))
  return plan.filter(({ advice }, i) => plan.findIndex((other) => other.advice === advice) === i)
}

/** The views that more than one expert holds or took over, most shared first. */
function sharedViews(stances: readonly Stance[]) {
  const all = stances.flatMap(({ lens, adopted }) => [lens, ...adopted]).filter((lens) => lens !== undefined)
  return [...new Set(all)]
    .map((lens) => ({ lens, by: stances.filter((stance) => stance.lens === lens || stance.adopted.includes(lens)).map(nameOf) }))
    .filter(({ by }) => by.length > 1)
    .sort((a, b) => b.by.length - a.by.length)
}
