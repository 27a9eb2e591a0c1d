import type { Conversation } from '../domain/conversation.ts'
import { initialMessage, type Message, messagesOf } from '../domain/message.ts'
import type { Ports } from '../domain/ports.ts'

export interface ExportPart {
  conversation: Conversation
  messages: Message[]
}

const conversationsAtOnce = 50
const exchangesAtOnce = 100
/** In UTF-16 units, of which each may be three bytes: a message of gRPC takes 4 MB. */
const partLength = 1_000_000

/**
 * Gives all of a person's conversations to `take`, the oldest first, each with all its messages. A conversation that is too long for
 * one part comes in several, one after the other. Only a few pages are in memory at once, however slowly `take` takes them.
 */
export async function exportConversations(
  ports: Ports,
  person: string,
  take: (part: ExportPart) => Promise<void> | undefined,
): Promise<void> {
  let last: Conversation | undefined
  do {
    const found = await ports.conversations.oldest(person, conversationsAtOnce, last)
    for (const conversation of found) for await (const messages of partsOf(ports, conversation)) await take({ conversation, messages })
    last = found.at(-1)
  } while (last)
}

async function* partsOf({ exchanges }: Ports, conversation: Conversation): AsyncGenerator<Message[]> {
  let part = [initialMessage(conversation)]
  let length = 0
  let found = await exchanges.oldest(conversation.id, exchangesAtOnce)
  while (found.length > 0) {
    for (const exchange of found) {
      const added = exchange.content.length + exchange.reply.length
      if (length + added > partLength) {
        yield part
        part = []
        length = 0
      }
      part.push(...messagesOf(exchange))
      length += added
    }
    found = await exchanges.oldest(conversation.id, exchangesAtOnce, found.at(-1))
  }
  yield part
}
