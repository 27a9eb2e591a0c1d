import type { LabelledAnswer } from '../../chat-model.ts'
import { languageOf } from '../languages/language-of.ts'
import { contentStems, sentencesOf } from '../passages/excerpt.ts'
import { isAbstention } from './expert-answer.ts'

/** Two sentences say the same when they share so many stems, and this part of those of the shorter one. */
const leastShared = 3
const leastPart = 0.4
const mostShared = 3
/** A line that names where something is from: it says nothing itself. */
const namesSource = /^source: |[:：]$/iu

interface Said {
  label: string
  sentence: string
  stems: readonly string[]
}

/**
 * Sums up, as the chair's JSON and in the language of the question, what two or more experts say
 * and what only one says. The sentences are the experts' own.
 */
export function conclusionOf(question: string, answers: readonly LabelledAnswer[]): string {
  const { tasks } = languageOf([question])
  const speaking = answers.filter((answer) => !isAbstention(answer, tasks))
  const shared = sharedSentences(speaking)
  const inShared = new Set(shared.flatMap(({ labels }) => labels))
  const alone = speaking.filter(({ label }) => !inShared.has(label))
  const silent = answers.filter((answer) => isAbstention(answer, tasks)).map(({ label }) => label)
  const parts = [
    speaking.length === 0 && tasks.allAbstain,
    speaking.length > 1 && shared.length === 0 && tasks.noneAgree,
    list(
      tasks.severalSay,
      shared.map(({ labels, sentence }) => `${experts(labels)}: ${sentence}`),
    ),
    list(
      tasks.oneSays,
      alone.map(({ label, position }) => `${experts([label])}: ${position}`),
    ),
    speaking.length > 0 && silent.length > 0 && tasks.abstained.replace('{names}', experts(silent)),
  ]
  const isStrong = speaking.length > 1 && alone.length === 0
  return JSON.stringify({ consensus: parts.filter(Boolean).join('\n\n'), agreement: isStrong ? 'strong' : 'mixed', minority: null })
}

const list = (title: string, lines: readonly string[]) => lines.length > 0 && [title, '', ...lines.map((line) => `- ${line}`)].join('\n')

/** The labels are English in any language: names replace them later. */
const experts = (labels: readonly string[]) => labels.map((label) => `Expert ${label}`).join(', ')

/** Returns sentences that another expert says as well, the one with most shared words first, each expert's words once. */
function sharedSentences(answers: readonly LabelledAnswer[]): { labels: string[]; sentence: string }[] {
  const said = answers.flatMap(({ label, text }): Said[] => {
    const sentences = sentencesOf(text).map((sentence) => sentence.trim())
    return sentences
      .filter((sentence) => !namesSource.test(sentence))
      .map((sentence) => ({ label, sentence, stems: contentStems(sentence) }))
  })
  const pairs = said.flatMap((one, at) =>
    said.slice(at + 1).flatMap((other) => {
      const common = one.label === other.label ? 0 : one.stems.filter((stem) => other.stems.includes(stem)).length
      const isShared = common >= leastShared && common >= leastPart * Math.min(one.stems.length, other.stems.length)
      return isShared ? [{ common, labels: [one.label, other.label], sentence: one.sentence }] : []
    }),
  )
  const found: { labels: string[]; sentence: string }[] = []
  for (const { labels, sentence } of pairs.sort((one, other) => other.common - one.common)) {
    const known = found.find((each) => each.sentence === sentence)
    if (known) known.labels = [...new Set([...known.labels, ...labels])]
    else if (found.length < mostShared) found.push({ labels, sentence })
  }
  return found
}
