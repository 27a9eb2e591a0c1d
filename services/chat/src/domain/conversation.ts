import { DomainError } from '@rostra/kit/errors'

export interface Conversation {
  id: string
  /** `member:<id>` or `guest:<id>`: whose it is. */
  person: string
  personaId: string
  personaName: string
  personaSlug: string
  /** The persona's first message. */
  greeting: string
  startedAt: Date
  lastMessageAt: Date
  /** The beginning of the latest message. */
  preview: string
  /** The client's own name for its end user; never interpreted. */
  endUserId: string
}

const previewLength = 140

/** The beginning of a message on one line. */
export const previewOf = (content: string): string => [...content.replace(/\s+/g, ' ').trim()].slice(0, previewLength).join('')

/** The conversation, if it is this person's. Throws CONVERSATION_NOT_FOUND otherwise: what isn't yours doesn't exist. */
export function belongingTo(person: string, conversation: Conversation | null): Conversation {
  if (conversation?.person !== person) throw new DomainError('not_found', 'CONVERSATION_NOT_FOUND', 'Conversation not found')
  return conversation
}
