import { fromStatus } from '@rostra/kit/rpc/status'
import type { ExportedConversation__Output } from '@rostra/proto/gen/rostra/chat/v1/ExportedConversation'
import { toConversation } from '../json/conversation.ts'
import { toMessage } from '../json/message.ts'

type Conversations = AsyncIterator<ExportedConversation__Output>

/**
 * A JSON list of conversations, each with its messages, while they come in from chat. `first` is the first of them, which was awaited already.
 * A long conversation may come in several parts, one after the other. Throws DomainError when chat fails.
 */
export async function* conversationsFile(first: IteratorResult<ExportedConversation__Output>, rest: Conversations): AsyncGenerator<string> {
  let openId: string | undefined
  let separator = ''
  for (let next = first; !next.done; next = await nextOf(rest)) {
    const { conversation, messages, endUserId } = next.value
    if (!conversation) throw new Error('chat exported a conversation without saying which')
    if (conversation.id !== openId) {
      yield `${openId === undefined ? '[' : ']},'}\n${opened({ ...toConversation(conversation), endUserId })}`
      openId = conversation.id
      separator = ''
    }
    for (const message of messages) {
      yield `${separator}${JSON.stringify(toMessage(message))}`
      separator = ',\n'
    }
  }
  yield openId === undefined ? '[]\n' : ']}]\n'
}

/** The object without its last brace, and its list of messages begun. */
const opened = (conversation: object) => `${JSON.stringify(conversation).slice(0, -1)},"messages":[\n`

/** Throws DomainError for a refusal of chat. */
export const nextOf = (conversations: Conversations) =>
  conversations.next().catch((error) => {
    throw fromStatus(error)
  })
