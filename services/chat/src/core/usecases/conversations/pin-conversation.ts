import { type Conversation, requireOwnConversation } from '../../domain/conversations/conversation.ts'
import type { Ports } from '../../domain/ports.ts'

export interface PinConversation {
  person: string
  conversationId: string
  pinned: boolean
}

/** Pins an own conversation, or unpins it, and returns it. Throws CONVERSATION_NOT_FOUND, and PINS_FULL beyond 20. */
export async function pinConversation(
  { conversations }: Pick<Ports, 'conversations'>,
  { person, conversationId, pinned }: PinConversation,
): Promise<Conversation> {
  const change = pinned ? conversations.pin : conversations.unpin
  return requireOwnConversation(person, await change(conversationId, person))
}
