import { escapeMarkdown as escaped } from '@rostra/markdown/escape-markdown'
import type { Discussion } from '../../../api/schemas.ts'
import { documentPart } from '../../../lib/format/document-part.ts'
import { answerStrings, discussionStrings, strings } from '../../../strings/strings.ts'

const { conclusion, markdown, rounds, title } = discussionStrings

const quoted = (text: string) => text.split('\n').map((line) => `> ${line}`.trimEnd())

function listed({ name, absent, declined }: Discussion['experts'][number]): string {
  if (!absent) return escaped(name)
  return declined ? markdown.declined(escaped(name)) : markdown.absent(escaped(name))
}

/** Returns a discussion as a Markdown document. */
export function discussionMarkdown({
  prompt,
  createdAt,
  experts,
  consensus,
  agreement,
  minorityView,
  model,
  status,
  conversationFlow,
}: Discussion) {
  const sections = [`# ${title}`, quoted(prompt).join('\n'), `${createdAt.slice(0, 10)}`]
  sections.push(`${markdown.experts}: ${experts.map(listed).join(', ')}`)
  sections.push(`_${markdown.answeredBy(escaped(strings.modelName(model)))}_`)
  if (consensus)
    sections.push(
      `## ${conclusion.title}`,
      ...(agreement ? [`**${conclusion.agreement[agreement]}.**`] : []),
      documentPart(consensus, { level: 3, number: 1 }),
    )
  else if (status === 'completed') sections.push(`_${conclusion.sharedMissing}_`)
  if (minorityView) sections.push(`## ${conclusion.minority}`, documentPart(minorityView, { level: 3, number: 2 }))
  for (const round of [1, 2]) {
    const answers = [...conversationFlow.entries()].filter(([, answer]) => answer.round === round)
    if (answers.length > 0) sections.push(`## ${rounds[round]}`)
    for (const [index, { expertName, content, end }] of answers) {
      sections.push(`### ${escaped(expertName)}`, documentPart(content, { level: 4, number: index + 3 }))
      const ending = end && answerStrings.ends[end]
      if (ending) sections.push(`_${ending}_`)
    }
  }
  return `${sections.join('\n\n')}\n`
}
