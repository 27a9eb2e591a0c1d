import { lengthOf } from '../../domain/citations/citation.ts'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import { initialMessage, type Message, messagesOf } from '../../domain/conversations/message.ts'
import type { Ports } from '../../domain/ports.ts'

export interface ExportPart {
  conversation: Conversation
  messages: Message[]
}

const conversationPage = 50
const exchangePage = 100
/** The most UTF-16 units of a part, of at most three bytes each. A client accepts gRPC messages of 10 MB. */
const maxPartLength = 1_000_000

/**
 * Passes all of a person's conversations to `onPart`, oldest first, each with all its messages. A conversation that is too long for one
 * part comes in several, one after the other. Reads a page at a time and waits for `onPart` before the next. Throws the signal's reason
 * once it aborts.
 */
export async function exportConversations(
  ports: Pick<Ports, 'conversations' | 'exchanges'>,
  person: string,
  signal: AbortSignal,
  onPart: (part: ExportPart) => Promise<void> | undefined,
): Promise<void> {
  let last: Conversation | undefined
  do {
    signal.throwIfAborted()
    const page = await ports.conversations.listByStart(person, conversationPage, last)
    for (const conversation of page)
      for await (const messages of partsOf(ports, conversation, signal)) await onPart({ conversation, messages })
    last = page.at(-1)
  } while (last)
}

async function* partsOf(
  { exchanges }: Pick<Ports, 'exchanges'>,
  conversation: Conversation,
  signal: AbortSignal,
): AsyncGenerator<Message[]> {
  let part = [initialMessage(conversation)]
  let length = 0
  let page = await exchanges.listByStart(conversation.id, exchangePage)
  while (page.length > 0) {
    for (const exchange of page) {
      const added = exchange.content.length + exchange.answer.length + lengthOf(exchange.citations)
      if (length + added > maxPartLength) {
        yield part
        part = []
        length = 0
      }
      part.push(...messagesOf(exchange))
      length += added
    }
    signal.throwIfAborted()
    page = await exchanges.listByStart(conversation.id, exchangePage, page.at(-1))
  }
  yield part
}
