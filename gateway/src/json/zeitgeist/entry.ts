import type { Entry__Output } from '@rostra/proto/gen/rostra/zeitgeist/v1/Entry'
import type { EntryType } from '@rostra/proto/gen/rostra/zeitgeist/v1/EntryType'
import type { SampleRole } from '@rostra/proto/gen/rostra/zeitgeist/v1/SampleRole'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'
import { type EnumNames, fromWire } from '../wire-value.ts'

export const entryTypes = z.enum(['theme', 'excerpt', 'trend']).meta({ id: 'ZeitgeistType' })
const sampleRoles = z.enum(['user', 'bot'])

export const entrySchema = z
  .object({
    id: z.string(),
    type: entryTypes,
    title: z.string(),
    content: z.string().meta({ description: 'Plain text' }),
    botId: z.string().nullable().meta({ description: 'A persona to talk with about it; null when none fits' }),
    createdAt: timestamp,
    expiresAt: timestamp,
    sampleMessages: z.array(
      z
        .object({
          role: sampleRoles,
          botName: z.string().meta({ description: 'The persona’s name; empty for a user' }),
          content: z.string().meta({ description: 'Plain text; a composite, never a message of a conversation' }),
        })
        .meta({ id: 'SampleMessage' }),
    ),
    model: z.string().meta({ description: 'The id of the model that wrote it, `offline` for the built-in one; a client shows it' }),
    offline: z.boolean().meta({ description: 'The built-in offline model wrote it; a client has to say so' }),
    trend: z
      .array(
        z
          .object({
            from: z.string().meta({ format: 'date' }),
            to: z.string().meta({ format: 'date', description: 'The last day, included' }),
            people: count.meta({ description: 'Rounded down to a multiple of the least number that an entry needs' }),
          })
          .meta({ id: 'TrendPoint' }),
      )
      .meta({ description: 'How many people talked about it, oldest first; empty when single days would point to too few people' }),
    conversationIds: z.array(z.string()).optional().meta({ description: 'For admins only; at most 100' }),
  })
  .meta({ id: 'ZeitgeistEntry' })

type Entry = z.infer<typeof entrySchema>

export const wireTypes: Readonly<Record<Entry['type'], EntryType>> = {
  theme: 'ENTRY_TYPE_THEME',
  excerpt: 'ENTRY_TYPE_EXCERPT',
  trend: 'ENTRY_TYPE_TREND',
}

const typeNames: EnumNames<EntryType, Entry['type']> = {
  ENTRY_TYPE_UNSPECIFIED: undefined,
  ENTRY_TYPE_THEME: 'theme',
  ENTRY_TYPE_EXCERPT: 'excerpt',
  ENTRY_TYPE_TREND: 'trend',
}

const roleNames: EnumNames<SampleRole, z.infer<typeof sampleRoles>> = {
  SAMPLE_ROLE_UNSPECIFIED: undefined,
  SAMPLE_ROLE_USER: 'user',
  SAMPLE_ROLE_BOT: 'bot',
}

/** Converts an entry. Includes the ids of conversations for admins only. */
export const toEntry = ({ type, botId, conversationIds, sampleMessages, ...entry }: Entry__Output, isAdmin: boolean): Entry => ({
  ...entry,
  type: fromWire(typeNames, type),
  botId: botId || null,
  sampleMessages: sampleMessages.map(({ role, ...message }) => ({ ...message, role: fromWire(roleNames, role) })),
  ...(isAdmin ? { conversationIds } : {}),
})
