import { botMessageId, exchangeIdOf, type Message, messagesBefore, messagesOf } from '../../domain/conversations/message.ts'
import type { Ports } from '../../domain/ports.ts'
import { openConversation } from './open-conversation.ts'

export interface ListMessages {
  person: string
  conversationId: string
  /** A message id: only messages before it. Empty for the latest. */
  before: string
  limit: number
}

export interface ListedMessages {
  messages: Message[]
  /** The id of the running generation. */
  running: string | null
  /** The id of the answer that it continues. */
  continued: string | null
  personaId: string
}

/** Returns a page of a conversation's messages, oldest first, and the id of its running generation. Throws CONVERSATION_NOT_FOUND. */
export async function listMessages(
  { conversations, exchanges, references }: Pick<Ports, 'conversations' | 'exchanges' | 'references'>,
  { person, conversationId, before, limit }: ListMessages,
): Promise<ListedMessages> {
  const conversation = await openConversation({ conversations }, person, conversationId)
  const { personaId } = conversation
  if (conversation.refersTo !== undefined) {
    const messages = pageOf(await references.messagesOf(conversation), before, limit)
    return { messages, running: null, continued: null, personaId }
  }
  const opening = messagesBefore(conversation)
  if (opening.some(({ id }) => id === before)) return { messages: [], running: null, continued: null, personaId }
  const pivot = before === '' ? null : exchangeIdOf(before)
  const tree = await exchanges.tree(conversation.id)
  const branch = tree.branchTo(tree.shownLeaf)
  const question = pivot && tree.questionOf(pivot)
  const at = pivot === null ? -1 : branch.findIndex((id) => (before.startsWith('u') ? tree.questionOf(id) === question : id === pivot))
  // Only the question of the pivot's own exchange may come before it.
  const until = at === -1 ? branch.length : before.startsWith('b') ? at + 1 : at
  const first = Math.max(0, until - Math.ceil(limit / 2) - 1)
  const found = await exchanges.byIds(branch.slice(first, until))
  const all: Message[] = [...(first === 0 ? opening : []), ...found.flatMap((exchange) => messagesOf(exchange, tree))]
  const messages = pageOf(all, before, limit)
  const open = await exchanges.openIn(conversation.id)
  if (open?.status !== 'running') return { messages, running: null, continued: null, personaId }
  return { messages, running: open.id, continued: open.continues === '' ? null : botMessageId(open.continues), personaId }
}

/** Returns the last messages before one of them; before none for an empty or unknown id. */
function pageOf(all: readonly Message[], before: string, limit: number): Message[] {
  const end = before === '' ? -1 : all.findIndex(({ id }) => id === before)
  return all.slice(0, end === -1 ? all.length : end).slice(-limit)
}
