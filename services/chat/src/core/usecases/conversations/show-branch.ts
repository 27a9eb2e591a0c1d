import { exchangeIdOf } from '../../domain/conversations/message.ts'
import { messageNotFound } from '../../domain/exchanges/replacement.ts'
import type { Ports } from '../../domain/ports.ts'
import { type ListedMessages, listMessages } from './list-messages.ts'
import { openConversation } from './open-conversation.ts'

export interface ShowBranch {
  person: string
  conversationId: string
  messageId: string
}

/** The most messages that are returned. */
const maxMessages = 200

/**
 * Switches to the branch below a message that was shown last, and returns its latest messages. A greeting keeps the shown branch. Throws
 * CONVERSATION_NOT_FOUND or MESSAGE_NOT_FOUND.
 */
export async function showBranch(
  { conversations, exchanges, references }: Pick<Ports, 'conversations' | 'exchanges' | 'references'>,
  { person, conversationId, messageId }: ShowBranch,
): Promise<ListedMessages> {
  const { id } = await openConversation({ conversations }, person, conversationId)
  if (messageId !== `g${id}`) {
    const tree = await exchanges.tree(id)
    const exchangeId = exchangeIdOf(messageId)
    if (exchangeId === null || !tree.has(exchangeId)) throw messageNotFound()
    const leafId = tree.leafBelow(exchangeId, messageId.startsWith('u') ? 'question' : 'answer')
    // Later than what was shown before: the replica that stored it may have a clock that is ahead.
    const at = new Date(Math.max(Date.now(), tree.shownAt + 1))
    // A repeated call writes both again, so that lists and sends agree after a failure between the two.
    await exchanges.setShown(leafId, at)
    await conversations.setChosen(id, { leafId, at })
  }
  return listMessages({ conversations, exchanges, references }, { person, conversationId, before: '', limit: maxMessages })
}
