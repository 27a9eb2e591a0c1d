import { DomainError } from '@rostra/kit/errors'
import type { Entry as WireEntry } from '@rostra/proto/gen/rostra/zeitgeist/v1/Entry'
import type { EntryType as WireType } from '@rostra/proto/gen/rostra/zeitgeist/v1/EntryType'
import type { Entry, EntryType } from '../domain/entries/entry.ts'

const wireTypes: Readonly<Record<EntryType, WireType>> = {
  theme: 'ENTRY_TYPE_THEME',
  excerpt: 'ENTRY_TYPE_EXCERPT',
  trend: 'ENTRY_TYPE_TREND',
}

const types = new Map(Object.entries(wireTypes).map(([type, wire]) => [wire, type as EntryType]))

/** Returns the requested type; null for all. Throws VALIDATION for one that is unknown. */
export function readWireType(type: WireType): EntryType | null {
  if (type === 'ENTRY_TYPE_UNSPECIFIED') return null
  const known = types.get(type)
  if (!known) throw new DomainError('invalid', 'VALIDATION', 'The type of entry is unknown', { fields: { type: 'The type is unknown' } })
  return known
}

/** Returns an entry as it is sent. Only an admin gets the ids of its conversations. */
export const toWireEntry = (entry: Entry, isAdmin: boolean): WireEntry => ({
  ...entry,
  type: wireTypes[entry.type],
  sampleMessages: entry.sampleMessages.map(({ role, botName, content }) => ({
    role: role === 'user' ? 'SAMPLE_ROLE_USER' : 'SAMPLE_ROLE_BOT',
    botName,
    content,
  })),
  conversationIds: isAdmin ? [...entry.conversationIds] : [],
  createdAt: entry.createdAt.toISOString(),
  expiresAt: entry.expiresAt.toISOString(),
  trend: [...entry.trend],
})
