import { escapeMarkdown as escaped } from '@rostra/markdown/escape-markdown'
import type { Article } from '../../../api/schemas.ts'
import { documentPart } from '../../../lib/format/document-part.ts'
import { newsroomStrings } from '../../../strings/strings.ts'
import { withSourceMarks } from './with-source-marks.ts'

const words = newsroomStrings.story

/** Returns a story as a Markdown document: its text with the numbers of its sources, take-aways and sources. */
export function storyMarkdown({ title, author, publishedAt, modelId, paragraphs, listSection, sources }: Article): string {
  const sections = [
    `# ${escaped(title)}`,
    `_${escaped(author)} · ${publishedAt.slice(0, 10)} · ${escaped(newsroomStrings.byAi(modelId))}_`,
    documentPart(paragraphs.map(withSourceMarks).join('\n\n'), { level: 2, number: 1 }),
  ]
  if (listSection.length > 0)
    sections.push(`## ${words.takeaways}`, listSection.map((point) => `- ${point.replaceAll('\n', '\n  ')}`).join('\n'))
  if (sources.length > 0) {
    const listed = sources.map((source, index) => `${index + 1}. ${escaped(source.title)} (${words.kinds[source.kind]})`)
    sections.push(`## ${words.sources}`, listed.join('\n'))
  }
  return `${sections.join('\n\n')}\n`
}
