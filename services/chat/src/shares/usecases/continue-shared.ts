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
 * Copies a share into a new conversation of this person and returns it. The copy is not charged or counted. A repeated call succeeds also
 * after the share was revoked. Throws SHARE_NOT_FOUND, VALIDATION or REQUEST_ID_REUSED.
 */
export async function continueShared(
  ports: Pick<Ports, 'shares' | 'conversations' | 'personas' | 'copied' | 'log'>,
  { person, token, signal, ...request }: ContinueShared,
): Promise<Conversation> {
  const requestId = readStartRequestId(request.requestId)
  const tokenHash = hashOf(token)
  const earlier = () => findCopy(ports, { person, requestId, tokenHash })
  const copied = await earlier()
  if (copied) return copied
  const { share, persona } = await getSharedConversation(ports, { token, signal })
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
  const added = (await ports.shares.addCopy({ conversation, requestId, share, tokenHash })) ?? (await earlier())
  if (!added) throw startInterrupted()
  // Its exchanges have no events, so its search entries are stored here, without waiting for them.
  ports.copied(added.id).catch((err) => ports.log.warn({ err, conversationId: added.id }, 'a copy is not found by a search'))
  return added
}

/** Returns the copy that an earlier call with this request id made. Throws REQUEST_ID_REUSED when the id started another conversation. */
async function findCopy(
  { shares }: Pick<Ports, 'shares'>,
  { person, requestId, tokenHash }: { person: string; requestId: string; tokenHash: string },
): Promise<Conversation | null> {
  const found = requestId === '' ? null : await shares.byRequest(person, requestId)
  if (found && found.tokenHash !== tokenHash)
    throw new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for another conversation')
  return found?.conversation ?? null
}
