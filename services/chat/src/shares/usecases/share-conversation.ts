import { DomainError } from '@rostra/kit/errors'
import { createShareToken, hashOf } from '@rostra/platform/share-token'
import { requireOwnConversation } from '../../core/domain/conversations/conversation.ts'
import { answeredExchangeOf } from '../../core/domain/conversations/message.ts'
import { messageNotFound } from '../../core/domain/exchanges/replacement.ts'
import { openConversation } from '../../core/usecases/conversations/open-conversation.ts'
import type { Ports } from '../domain/ports.ts'
import { maxSharedExchanges, shareOf } from '../domain/share.ts'

export interface ShareConversation {
  person: string
  conversationId: string
  /** The answer with which the snapshot ends; empty for the end of the shown branch. */
  messageId: string
  /** The name that the share shows; empty for none. */
  sharedBy: string
  signal: AbortSignal
}

/**
 * Shares a snapshot of a conversation's branch and returns the token of its link; an earlier link is
 * revoked. Throws CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND, NOTHING_TO_SHARE, also before a first own
 * message, and PRIVATE_PERSONA when the persona is not public.
 */
export async function shareConversation(
  { conversations, exchanges, shares, personas }: Pick<Ports, 'conversations' | 'exchanges' | 'shares' | 'personas'>,
  { person, conversationId, messageId, sharedBy, signal }: ShareConversation,
): Promise<string> {
  const conversation = await openConversation({ conversations }, person, conversationId)
  if (!(await personas.publicProfile(conversation.personaId, signal)))
    throw new DomainError('denied', 'PRIVATE_PERSONA', 'A conversation with a private persona cannot be shared')
  if (conversation.refersTo !== undefined)
    throw new DomainError('state', 'NOTHING_TO_SHARE', 'You can share this conversation once it has a message of your own')
  const tree = await exchanges.tree(conversation.id)
  const leaf = messageId === '' ? tree.shownLeaf : answeredExchangeOf(messageId)
  if (messageId !== '' && (leaf === null || !tree.has(leaf))) throw messageNotFound()
  // Two more than a share has: one that is running is left out, and one tells whether the share is cut.
  const latest = tree.branchTo(leaf).slice(-maxSharedExchanges - 2)
  const share = shareOf(conversation, await exchanges.byIds(latest), { sharedBy, now: new Date() })
  const token = createShareToken()
  requireOwnConversation(person, (await shares.put(person, share, hashOf(token))) ? conversation : null)
  return token
}
