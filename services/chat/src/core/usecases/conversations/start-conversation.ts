import { type Conversation, endOfUnused, readStartRequestId, sameStart } from '../../domain/conversations/conversation.ts'
import type { Ports } from '../../domain/ports.ts'

export interface StartConversation {
  person: string
  /** The person's access token; persona checks with it that the person may see the persona. */
  token: string
  personaId: string
  endUserId: string
  /** The id of the key or app that calls; absent for a page. */
  startedBy?: string | undefined
  /** A UUID: a repeated start with it returns the same conversation. Empty: each start makes another one. */
  requestId: string
  signal: AbortSignal
}

/**
 * Starts a conversation, whose first message is the persona's greeting. It expires after a day unless a message is sent. Throws
 * BOT_NOT_FOUND, VALIDATION, CONVERSATION_LIMIT or REQUEST_ID_REUSED.
 */
export async function startConversation(
  { personas, conversations }: Pick<Ports, 'personas' | 'conversations'>,
  { person, token, personaId, endUserId, startedBy, signal, ...request }: StartConversation,
): Promise<Conversation> {
  const requestId = readStartRequestId(request.requestId)
  const earlier = requestId === '' ? null : await conversations.byRequest(person, requestId)
  if (earlier) return sameStart(earlier, { personaId, startedBy })
  const [{ id, name, slug, greeting }] = await Promise.all([
    personas.speakingProfile(personaId, { person, token, signal }),
    conversations.refuseTooMany(person),
  ])
  const now = new Date()
  const persona = { personaId: id, personaName: name, personaSlug: slug, greeting }
  const times = { startedAt: now, lastMessageAt: now, expiresAt: endOfUnused(now) }
  const started = await conversations.add({ person, ...persona, ...times, preview: '', title: '', endUserId, startedBy }, requestId)
  return sameStart(started, { personaId: id, startedBy })
}
