import type { ChatRequest, OfflineTask } from '../../../chat-model.ts'
import { hash } from '../../language/seeded-random.ts'
import { adviceOf, themeSentence } from '../advice.ts'
import { knownArgument } from '../debates/debate.ts'
import { debateDraft } from '../debates/debate-draft.ts'
import { lensCases } from '../debates/lens-cases.ts'
import { type Expert, expertOf } from '../expert.ts'
import { positionOf } from '../position.ts'
import { type Question, questionOf } from '../question.ts'
import { safetyNote } from '../safety-notes.ts'
import { paragraph, wordCount } from '../sentences.ts'
import { sayingOf } from './craft-sayings.ts'
import { layouts, type Material } from './draft-layouts.ts'

const MIN_WORDS = 96

/** Writes an expert's first answer, from its own lens and field. */
export function draftText(request: ChatRequest, task: Extract<OfflineTask, { kind: 'draft' }>): string {
  const question = questionOf(task.question)
  const expert = expertOf(request, question.text, task.guidelines)
  if (question.debate) return debateDraft(expert, question.debate, question.safety)
  const material = materialOf(expert, question)
  const layout = layouts[(expert.lensIndex + (expert.seed % 2)) % layouts.length]
  const parts = (layout?.(material, question) ?? []).map((part) => part.trim()).filter(Boolean)
  return [...lengthened(parts, material), `Position: ${positionOf(expert.lens, question)}`].join('\n\n')
}

function materialOf(expert: Expert, question: Question): Material {
  const { lens, secondLens, seed, variant, leaks } = expert
  const known = question.asksYesOrNo && question.safety !== 'health' ? knownArgument(lens, question.text) : ''
  const keep = (sentence: string | undefined) => (sentence && !leaks(sentence) ? sentence : '')
  const isHealth = question.safety === 'health'
  const isCase = isHealth || question.isLegal
  const { stand, rest, points, isStep, verdict } = adviceOf(lens, question)
  const [point, otherPoint] = variant === 0 ? points : [points[1], points[0]]
  return {
    stand,
    isStep,
    verdict,
    point: paragraph(keep(rest), keep(point)),
    otherPoint: keep(isCase ? adviceOf(secondLens, question).points[1 - variant] : otherPoint),
    reason: keep(known) || (isCase || (question.theme && question.kind !== 'decision') ? '' : keep(lens.reasons[variant])),
    secondReason: isCase ? '' : keep(secondLens.reasons[2 + ((seed >> 2) % 2)]),
    onTheme: isHealth ? '' : keep(themeSentence(lens, question)),
    additions: [isCase ? adviceOf(secondLens, question).stand : secondLens.addition],
    intro: intros[(hash(expert.character.about ?? '') >>> 5) % intros.length] ?? '',
    more: (isCase ? [secondLens.credits[0], secondLens.credits[1]] : lens.reasons).map(keep),
    saying: isCase ? '' : keep(sayingOf(expert.character, question.theme, seed)),
    doubt: isHealth
      ? (healthEnds[expert.lensIndex % healthEnds.length] ?? '')
      : keep(variant === 1 ? lensCases[lens.name].doubt : lens.doubt),
    note: safetyNote(question.safety, expert.lensIndex),
  }
}

const intros = [
  'It is much the same in my own field.',
  'My work has taught me something about that.',
  'I see it from where I work.',
  'That is an old experience in my trade.',
  'Where I come from, people put it like this.',
  'I borrow this from my own work.',
  'My own subject has a rule for it.',
]

/** What an answer about pain or illness ends with, before the advice to see a doctor. */
const healthEnds = [
  'Give it that much attention early, and it will probably need less of it later.',
  'I say this from outside your body, so let what you feel overrule me.',
  'If it is much better in a few days, be glad and go easy all the same.',
  'There is no prize for bearing it, and none for hurrying.',
  'You need not find out by yourself what it is. That is what the appointment is for.',
]

/** Adds arguments to the first paragraph until the answer has the words of an answer. */
function lengthened([first = '', ...rest]: string[], material: Material): string[] {
  const { point, reason, otherPoint, onTheme, secondReason, more } = material
  const text = [first, ...rest].join(' ')
  const unused = [otherPoint, point, reason, otherPoint, onTheme, secondReason, ...more].find(
    (sentence) => sentence && !text.includes(sentence),
  )
  return wordCount(text) >= MIN_WORDS || !unused ? [first, ...rest] : lengthened([`${first} ${unused}`, ...rest], material)
}
