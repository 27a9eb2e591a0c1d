import { type Conversation, requireOwnConversation } from '../../domain/conversations/conversation.ts'
import { readTitle } from '../../domain/conversations/title.ts'
import type { Ports } from '../../domain/ports.ts'

export interface RenameConversation {
  person: string
  conversationId: string
  title: string
}

/** Gives a conversation a title, which nothing but its person changes any more. Throws VALIDATION or CONVERSATION_NOT_FOUND. */
export async function renameConversation(
  { conversations, titleChanged }: Pick<Ports, 'conversations' | 'titleChanged'>,
  { person, conversationId, title }: RenameConversation,
): Promise<Conversation> {
  const renamed = requireOwnConversation(person, await conversations.rename(conversationId, person, readTitle(title)))
  await titleChanged(conversationId)
  return renamed
}
