import type { ChatRequest, OfflineTask } from '../../chat-model.ts'
import { adviceOf, themeSentence } from './advice.ts'
import { sayingOf } from './craft-sayings.ts'
import { layouts, type Material } from './draft-layouts.ts'
import { type Expert, expertOf } from './expert.ts'
import { positionOf } from './position.ts'
import { type Question, questionOf } from './question.ts'
import { safetyNote } from './safety-notes.ts'
import { paragraph, wordCount } from './sentences.ts'

const MIN_WORDS = 95

/** Writes an expert's first answer, from its own lens and field. */
export function draftText(request: ChatRequest, task: Extract<OfflineTask, { kind: 'draft' }>): string {
  const question = questionOf(task.question)
  const expert = expertOf(request, question.text, task.guidelines)
  const material = materialOf(expert, question)
  const layout = layouts[expert.lensIndex % layouts.length]
  const parts = (layout?.(material, question) ?? []).map((part) => part.trim()).filter(Boolean)
  return [...lengthened(parts, material), `Position: ${positionOf(expert.lens, question)}`].join('\n\n')
}

function materialOf(expert: Expert, question: Question): Material {
  const { lens, secondLens, seed, leaks } = expert
  const keep = (sentence: string | undefined) => (sentence && !leaks(sentence) ? sentence : '')
  const { stand, rest, points, isStep, verdict } = adviceOf(lens, question)
  const [point, otherPoint] = seed % 2 === 0 ? points : [points[1], points[0]]
  return {
    stand,
    isStep,
    verdict,
    point: paragraph(keep(rest), keep(point)),
    otherPoint: keep(otherPoint),
    reason: question.theme && question.kind !== 'decision' ? '' : keep(lens.reasons[(seed >> 1) % 2]),
    secondReason: keep(secondLens.reasons[2 + ((seed >> 2) % 2)]),
    onTheme: keep(themeSentence(lens, question)),
    additions: [lens.addition, secondLens.addition],
    saying: keep(sayingOf(expert.character, question.theme, seed)),
    doubt: keep(lens.doubt),
    note: safetyNote(question.safety, expert.lensIndex),
  }
}

/** Adds arguments to the first paragraph until the answer has the words of an answer. */
function lengthened([first = '', ...rest]: string[], material: Material): string[] {
  const { point, reason, otherPoint, onTheme, secondReason } = material
  const text = [first, ...rest].join(' ')
  const unused = [point, reason, otherPoint, onTheme, secondReason].find((sentence) => sentence && !text.includes(sentence))
  return wordCount(text) >= MIN_WORDS || !unused ? [first, ...rest] : lengthened([`${first} ${unused}`, ...rest], material)
}
