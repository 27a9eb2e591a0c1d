import type { ExportedConversation__Output } from '@rostra/proto/gen/rostra/chat/v1/ExportedConversation'
import { toConversation } from '../../../json/conversation.ts'
import { toMessage } from '../../../json/message.ts'
import { type ExportedStream, nextOf } from './exported-stream.ts'

/**
 * Yields a JSON array of conversations with their messages, as chat streams them. Chat splits a long conversation into
 * consecutive items. Throws DomainError when chat fails.
 */
export async function* conversationsFile({ first, rest }: ExportedStream<ExportedConversation__Output>): AsyncGenerator<string> {
  let openId: string | undefined
  let separator = ''
  for (let next = first; !next.done; next = await nextOf(rest)) {
    const { conversation, messages, endUserId, sharedAt, sharedBy } = next.value
    if (!conversation) throw new Error('chat exported messages without their conversation')
    if (conversation.id !== openId) {
      const { match: _, ...exported } = toConversation(conversation)
      const share = sharedAt ? { sharedAt, sharedBy: sharedBy || null } : null
      yield `${openId === undefined ? '[' : ']},'}\n${openObject({ ...exported, endUserId, share })}`
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

/** Returns the object's JSON without its closing brace, followed by the start of its array `messages`. */
const openObject = (conversation: object) => `${JSON.stringify(conversation).slice(0, -1)},"messages":[\n`
