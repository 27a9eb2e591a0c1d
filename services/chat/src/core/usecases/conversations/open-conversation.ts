import { type Conversation, endOfUnused, endsSoon, requireOwnConversation } from '../../domain/conversations/conversation.ts'
import type { Conversations } from '../../domain/conversations/ports.ts'

/**
 * Returns an own conversation for reading or sending. Postpones its expiry when that is less than half a day away, so that it is not
 * deleted meanwhile. Throws CONVERSATION_NOT_FOUND.
 */
export async function openConversation(
  { conversations }: { conversations: Pick<Conversations, 'byId' | 'postponeEnd'> },
  person: string,
  id: string,
  now = new Date(),
): Promise<Conversation> {
  const conversation = requireOwnConversation(person, await conversations.byId(id))
  if (!endsSoon(conversation, now) || (await conversations.postponeEnd(id, endOfUnused(now)))) return conversation
  return requireOwnConversation(person, await conversations.byId(id))
}
