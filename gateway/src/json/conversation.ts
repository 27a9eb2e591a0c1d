import type { Conversation__Output } from '@rostra/proto/gen/rostra/chat/v1/Conversation'
import type { Mark__Output } from '@rostra/proto/gen/rostra/chat/v1/Mark'
import type { SearchMatch__Output } from '@rostra/proto/gen/rostra/chat/v1/SearchMatch'
import { z } from 'zod'
import { count, timestamp } from './fields.ts'

const marksSchema = z
  .array(z.object({ start: count, end: count }).meta({ id: 'Mark' }))
  .meta({ description: 'The found words, in UTF-16 units of their text' })

const matchSchema = z
  .object({
    titleMarks: marksSchema,
    excerpt: z.string().meta({ description: 'A part of the message; empty when only the title or the persona’s name has the words' }),
    excerptMarks: marksSchema,
    messageId: z.string().nullable(),
  })
  .meta({ id: 'SearchMatch' })

export const conversationSchema = z
  .object({
    id: z.string(),
    botId: z.string(),
    botName: z.string(),
    botSlug: z.string(),
    title: z.string().meta({ description: 'Made from the first exchange, or given by its person' }),
    startedAt: timestamp,
    lastMessageAt: timestamp,
    preview: z.string(),
    shared: z.boolean().meta({ description: 'It has a share' }),
    pinned: z.boolean().meta({ description: 'It comes first in the list' }),
    match: matchSchema.nullable().meta({ description: 'Where a search found its words; null without a search' }),
  })
  .meta({ id: 'Conversation' })

type Conversation = z.infer<typeof conversationSchema>

const toMarks = (marks: readonly Mark__Output[]) => marks.map(({ start, end }) => ({ start, end }))

const toMatch = ({ titleMarks, excerpt, excerptMarks, messageId }: SearchMatch__Output): Conversation['match'] => ({
  titleMarks: toMarks(titleMarks),
  excerpt,
  excerptMarks: toMarks(excerptMarks),
  messageId: messageId || null,
})

export const toConversation = ({ personaId, personaName, personaSlug, match, ...conversation }: Conversation__Output): Conversation => ({
  ...conversation,
  botId: personaId,
  botName: personaName,
  botSlug: personaSlug,
  match: match ? toMatch(match) : null,
})
