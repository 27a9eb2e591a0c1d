import { DomainError } from '@rostra/kit/errors'
import { lengthOf } from '../../domain/citations/citation.ts'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import { type Message, messagesBefore, messagesOf } from '../../domain/conversations/message.ts'
import type { Ports } from '../../domain/ports.ts'

export interface ExportPart {
  conversation: Conversation
  messages: Message[]
}

const conversationPage = 50
const exchangePage = 100
/** The most UTF-16 units of a part, of at most three bytes each. A client accepts gRPC messages of 10 MB. */
const maxPartLength = 1_000_000

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'references'>

/**
 * Passes all of a person's conversations to `onPart`, oldest first, each with all its messages. A conversation that is too long for one
 * part comes in several, one after the other. Reads a page at a time and waits for `onPart` before the next. Throws the signal's reason
 * once it aborts. Of a conversation that refers to a share it passes the messages of the share.
 */
export async function exportConversations(
  ports: Needed,
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

async function* partsOf({ exchanges, references }: Needed, conversation: Conversation, signal: AbortSignal): AsyncGenerator<Message[]> {
  if (conversation.refersTo !== undefined) {
    const messages = await references.messagesOf(conversation).catch(noneWhenEnded)
    if (messages.length > 0) yield messages
    return
  }
  let part = messagesBefore(conversation)
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

/** A conversation ends with the share to which it refers. */
function noneWhenEnded(error: unknown): Message[] {
  if (error instanceof DomainError && error.kind === 'not_found') return []
  throw error
}
