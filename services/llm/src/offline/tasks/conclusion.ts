import type { LabelledAnswer } from '../../chat-model.ts'
import { contentStems, sentencesOf } from '../passages/excerpt.ts'
import { isAbstention } from './expert-answer.ts'

/** Two sentences say the same when they share so many stems, and this part of those of the shorter one. */
const leastShared = 3
const leastPart = 0.4
const mostShared = 3

interface Said {
  label: string
  sentence: string
  stems: readonly string[]
}

/** Sums up, as the chair's JSON, what two or more experts say and what only one says. The sentences are the experts' own. */
export function conclusionOf(answers: readonly LabelledAnswer[]): string {
  const speaking = answers.filter((answer) => !isAbstention(answer))
  const shared = sharedSentences(speaking)
  const inShared = new Set(shared.flatMap(({ labels }) => labels))
  const alone = speaking.filter(({ label }) => !inShared.has(label))
  const silent = answers.filter(isAbstention).map(({ label }) => label)
  const parts = [
    speaking.length === 0 && 'All experts abstained, so there is no consensus.',
    speaking.length > 1 && shared.length === 0 && 'No two experts say the same.',
    list(
      'What two or more say:',
      shared.map(({ labels, sentence }) => `${experts(labels)}: ${sentence}`),
    ),
    list(
      'What only one says:',
      alone.map(({ label, position }) => `Expert ${label}: ${position}`),
    ),
    speaking.length > 0 && silent.length > 0 && `${experts(silent)} abstained.`,
  ]
  const isStrong = speaking.length > 1 && alone.length === 0
  return JSON.stringify({ consensus: parts.filter(Boolean).join('\n\n'), agreement: isStrong ? 'strong' : 'mixed', minority: null })
}

const list = (title: string, lines: readonly string[]) => lines.length > 0 && [title, '', ...lines.map((line) => `- ${line}`)].join('\n')

const experts = (labels: readonly string[]) => {
  const names = labels.map((label) => `Expert ${label}`)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Returns sentences that another expert says as well, the one with most shared words first, each expert's words once. */
function sharedSentences(answers: readonly LabelledAnswer[]): { labels: string[]; sentence: string }[] {
  const said = answers.flatMap(({ label, text }): Said[] =>
    sentencesOf(text).map((sentence) => ({ label, sentence: sentence.trim(), stems: contentStems(sentence) })),
  )
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
