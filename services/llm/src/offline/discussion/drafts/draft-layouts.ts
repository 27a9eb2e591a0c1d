import type { Question } from '../question.ts'
import { capitalized, lowered, paragraph } from '../sentences.ts'

/** What a draft is made of. Missing sentences are empty. */
export interface Material {
  stand: string
  isStep: boolean
  verdict: string
  point: string
  otherPoint: string
  reason: string
  secondReason: string
  /** A sentence about the question's theme. */
  onTheme: string
  /** Further advice, as imperatives without full stops. */
  additions: readonly string[]
  /** Leads to the saying. */
  intro: string
  /** Sentences that lengthen a short answer. */
  more: readonly string[]
  saying: string
  doubt: string
  note: string
}

type Layout = (material: Material, question: Question) => string[]

const verdictFirst: Layout = (m, { topic, kind }) => {
  const start = !topic ? '' : kind === 'decision' && /^\w+ing\b/.test(topic) ? `Before ${topic}, ` : `With ${topic}, `
  const advice = m.isStep
    ? `My first advice${topic ? ` on ${topic}` : ''} is short: ${lowered(m.stand)}.`
    : capitalized(`${start}I would ${m.stand}.`)
  return [
    paragraph(m.verdict, advice, m.point),
    paragraph(m.onTheme || m.otherPoint, m.saying && m.intro, m.saying),
    paragraph(m.doubt, m.note),
  ]
}

const reasonFirst: Layout = (m, { topic }) => [
  paragraph(m.verdict, m.reason || m.onTheme, m.point),
  paragraph(`So my advice${topic ? ` on ${topic}` : ''}${m.isStep ? ':' : ' is to'} ${lowered(m.stand)}.`, m.reason && m.onTheme),
  paragraph(m.saying && m.intro, m.saying || m.secondReason, m.doubt, m.note),
]

const boldVerdict: Layout = (m) => [
  paragraph(`**${m.verdict ? `${m.verdict.replace(/\.$/, '')}: ${lowered(m.stand)}` : capitalized(m.stand)}.**`, m.reason || m.point),
  paragraph(m.saying && m.intro, m.saying, m.reason ? m.point : m.otherPoint),
  paragraph(m.onTheme || m.secondReason, m.doubt, m.note),
]

const inOrder: Layout = (m, { topic }) => [
  paragraph(m.verdict, m.point, m.onTheme),
  [
    topic ? `When it comes to ${topic}, I would take it in this order:` : 'I would take it in this order:',
    '',
    ...[m.stand, ...m.additions].map((step, i) => `${i + 1}. ${capitalized(step)}.`),
  ].join('\n'),
  paragraph(m.saying || m.secondReason, m.doubt, m.note),
]

const ownFieldFirst: Layout = (m, { topic }) => [
  paragraph(m.verdict, m.saying && m.intro, m.saying, m.reason),
  paragraph(`${topic ? `For ${topic}` : m.saying ? 'For your question' : 'For me'} that means: ${lowered(m.stand)}.`, m.point),
  paragraph(m.onTheme || m.secondReason, m.doubt, m.note),
]

/** Taken by the lens, so that the experts of one discussion differ. */
export const layouts: readonly Layout[] = [verdictFirst, reasonFirst, boldVerdict, inOrder, ownFieldFirst]
