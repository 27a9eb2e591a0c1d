import { escapeMarkdown as escaped } from '@rostra/markdown/escape-markdown'
import type { Conversation, Message } from '../../../api/schemas.ts'
import { documentPart } from '../../../lib/format/document-part.ts'
import { historyStrings } from '../../../strings/strings.ts'

const { download: words } = historyStrings

/** Returns a conversation as a Markdown document: its title, and each message as a part of it, below the name of who wrote it. */
export function conversationMarkdown(
  { title, botName, startedAt }: Pick<Conversation, 'title' | 'botName' | 'startedAt'>,
  messages: readonly Message[],
): string {
  const sections = [`# ${escaped(title)}`, `${words.withPersona(escaped(botName))} · ${startedAt.slice(0, 10)}`]
  for (const [index, { content, isFromBot, status, citations }] of messages.entries()) {
    if (content === '') continue
    sections.push(`## ${isFromBot ? escaped(botName) : words.you}`, documentPart(content, { level: 3, number: index + 1 }))
    if (isFromBot && status !== 'complete') sections.push(`_${words.incomplete}_`)
    if (citations.length > 0) sections.push(citations.map((cited) => `\\[${cited.n}\\] ${escaped(cited.title)}`).join('\\\n'))
  }
  return `${sections.join('\n\n')}\n`
}
