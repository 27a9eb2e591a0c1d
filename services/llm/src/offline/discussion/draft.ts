import type { ChatRequest, OfflineTask } from '../../chat-model.ts'
import { sayingOf } from './craft-sayings.ts'
import { type Expert, expertOf } from './expert.ts'
import { positionOf } from './position.ts'
import { type Question, questionOf } from './question.ts'
import { safetyNote } from './safety-notes.ts'
import { capitalized, paragraph } from './sentences.ts'
import { themeSentences } from './theme-sentences.ts'

/** What a draft is made of. */
interface Material {
  stand: string
  point: string
  otherPoint: string
  reason: string
  secondReason: string
  insight: string | undefined
  step: string | undefined
  otherStep: string | undefined
  saying: string | undefined
  doubt: string
  note: string
}

/** Writes an expert's first answer, from its own lens and field. */
export function draftText(request: ChatRequest, task: Extract<OfflineTask, { kind: 'draft' }>): string {
  const question = questionOf(task.question)
  const expert = expertOf(request, question.text, task.guidelines)
  const material = materialOf(expert, question)
  const layout = layouts[expert.lensIndex % layouts.length] ?? verdictFirst
  const body = layout(material, question)
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
  return `${body}\n\nPosition: ${positionOf(expert.lens, question.area)}`
}

function materialOf(expert: Expert, question: Question): Material {
  const { lens, secondLens, seed, leaks } = expert
  const { stand, points } = lens.areas[question.area]
  const keep = (sentence: string | undefined) => (sentence && !leaks(sentence) ? sentence : undefined)
  const [point, otherPoint] = seed % 2 === 0 ? points : [points[1], points[0]]
  const theme = themeSentences(question.theme, expert)
  return {
    stand,
    point: keep(point) ?? '',
    otherPoint: keep(otherPoint) ?? '',
    reason: keep(lens.reasons[(seed >> 1) % 2]) ?? '',
    secondReason: keep(secondLens.reasons[2 + ((seed >> 2) % 2)]) ?? '',
    insight: keep(theme.insight),
    step: keep(theme.steps[0]),
    otherStep: keep(theme.steps[1]),
    saying: keep(sayingOf(expert.character.homeThemes, question.theme, seed)),
    doubt: keep(lens.doubt) ?? '',
    note: safetyNote(question.safety, expert.lensIndex),
  }
}

type Layout = (material: Material, question: Question) => string[]

const verdictFirst: Layout = (m, { topic, kind }) => [
  paragraph(
    topic && kind === 'decision' && isActivity(topic)
      ? `Before ${topic}, I would ${m.stand}.`
      : topic
        ? `With ${topic}, I would ${m.stand}.`
        : `I would ${m.stand}.`,
    m.point,
  ),
  paragraph(m.insight ?? m.otherPoint, m.saying),
  paragraph(m.step, m.doubt, m.note),
]

const reasonFirst: Layout = (m, { topic }) => [
  paragraph(m.reason, m.point),
  paragraph(topic ? `So my advice on ${topic} is to ${m.stand}.` : `So my advice is to ${m.stand}.`, m.step),
  paragraph(m.saying ?? m.secondReason, m.doubt, m.note),
]

const boldVerdict: Layout = (m) => [
  paragraph(`**${capitalized(m.stand)}.**`, m.reason),
  paragraph(m.saying, m.point),
  paragraph(m.insight ?? m.secondReason, m.step, m.note || m.doubt),
]

const inOrder: Layout = (m, { topic }) => [
  paragraph(m.point, m.saying ?? m.secondReason),
  [
    topic ? `When it comes to ${topic}, I would take it in this order:` : 'I would take it in this order:',
    '',
    ...[`${capitalized(m.stand)}.`, m.step ?? m.otherPoint, m.otherStep].filter(Boolean).map((step, i) => `${i + 1}. ${step}`),
  ].join('\n'),
  paragraph(m.doubt, m.note),
]

const ownFieldFirst: Layout = (m, { topic }) => [
  paragraph(m.saying, m.reason),
  paragraph(`${topic ? `For ${topic}` : 'For your question'} that means: ${m.stand}.`, m.point),
  paragraph(m.step ?? m.secondReason, m.doubt, m.note),
]

const layouts: readonly Layout[] = [verdictFirst, reasonFirst, boldVerdict, inOrder, ownFieldFirst]

const isActivity = (topic: string) => /^\w+ing\b/.test(topic)
