import { type Conversation, requireOwnConversation } from '../../domain/conversations/conversation.ts'
import { readTitle } from '../../domain/conversations/title.ts'
import type { Ports } from '../../domain/ports.ts'

export interface RenameConversation {
  person: string
  conversationId: string
  title: string
}

/**
 * Sets the title that a person gives to an own conversation. From then on no model changes it. Throws VALIDATION or CONVERSATION_NOT_FOUND.
 */
export async function renameConversation(
  { conversations, titleChanged }: Pick<Ports, 'conversations' | 'titleChanged'>,
  { person, conversationId, title }: RenameConversation,
): Promise<Conversation> {
  const renamed = requireOwnConversation(person, await conversations.rename(conversationId, person, readTitle(title)))
  await titleChanged(conversationId)
  return renamed
}
