import { DomainError } from '@rostra/kit/errors'
import { hashOf } from '@rostra/platform/share-token'
import {
  type Conversation,
  endOfGuestUse,
  previewOf,
  readStartRequestId,
  startInterrupted,
} from '../../core/domain/conversations/conversation.ts'
import type { Ports } from '../domain/ports.ts'
import { getSharedConversation } from './get-shared-conversation.ts'

export interface ContinueShared {
  person: string
  token: string
  /** A UUID; a repeated call with it returns the same conversation. Empty: each call makes another one. */
  requestId: string
  signal: AbortSignal
}

/**
 * Makes a new conversation of this person that refers to a share, and returns it. Its messages are copied with the first own message; the
 * copy is not charged or counted. Throws SHARE_NOT_FOUND, CONVERSATION_LIMIT, VALIDATION or REQUEST_ID_REUSED.
 */
export async function continueShared(
  ports: Pick<Ports, 'shares' | 'conversations' | 'personas' | 'titleChanged'>,
  { person, token, signal, ...request }: ContinueShared,
): Promise<Conversation> {
  const requestId = readStartRequestId(request.requestId)
  const tokenHash = hashOf(token)
  const earlier = () => findContinuation(ports, { person, requestId, tokenHash })
  const continued = await earlier()
  if (continued) return continued
  const [{ share, persona }] = await Promise.all([
    getSharedConversation(ports, { token, signal }),
    ports.conversations.refuseTooMany(person),
  ])
  const { title, greeting, startedAt, exchanges } = share
  const last = exchanges.at(-1)
  const now = new Date()
  const conversation = {
    person,
    personaId: persona.id,
    personaName: persona.name,
    personaSlug: persona.slug,
    greeting,
    title,
    endUserId: '',
    startedAt,
    lastMessageAt: now,
    preview: previewOf(last?.answer || last?.content || ''),
    ...(person.startsWith('guest:') && { expiresAt: endOfGuestUse(now) }),
  }
  const added = (await ports.shares.addReference({ conversation, requestId, tokenHash })) ?? (await earlier())
  if (!added) throw startInterrupted()
  await ports.titleChanged(added.id)
  return added
}

/**
 * Returns the conversation that an earlier call with this request id made. Throws
 * REQUEST_ID_REUSED when the id started another conversation.
 */
async function findContinuation(
  { shares }: Pick<Ports, 'shares'>,
  { person, requestId, tokenHash }: { person: string; requestId: string; tokenHash: string },
): Promise<Conversation | null> {
  const found = requestId === '' ? null : await shares.byRequest(person, requestId)
  if (found && found.tokenHash !== tokenHash)
    throw new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for another conversation')
  return found?.conversation ?? null
}
