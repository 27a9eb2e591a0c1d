import { DomainError } from '@rostra/kit/errors'

export interface Conversation {
  id: string
  /** The person it belongs to: `member:<id>` or `guest:<id>`. */
  person: string
  personaId: string
  personaName: string
  personaSlug: string
  /** The persona's first message. */
  greeting: string
  startedAt: Date
  lastMessageAt: Date
  /** The beginning of the latest message; empty before the first send. */
  preview: string
  /** The client's own name for its end user; never interpreted. */
  endUserId: string
}

const previewLength = 140

/** Returns the first 140 characters of a message on one line. */
export const previewOf = (content: string): string => [...content.replace(/\s+/g, ' ').trim()].slice(0, previewLength).join('')

/** Returns the conversation if it belongs to this person. Throws CONVERSATION_NOT_FOUND otherwise, so that ids cannot be probed. */
export function requireOwnConversation(person: string, conversation: Conversation | null): Conversation {
  if (conversation?.person !== person) throw new DomainError('not_found', 'CONVERSATION_NOT_FOUND', 'Conversation not found')
  return conversation
}
