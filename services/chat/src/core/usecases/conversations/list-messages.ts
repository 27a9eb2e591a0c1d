import { botMessageId, exchangeIdOf, type Message, messagesBefore, messagesOf } from '../../domain/conversations/message.ts'
import type { Ports } from '../../domain/ports.ts'
import { openConversation } from './open-conversation.ts'

export interface ListMessages {
  person: string
  conversationId: string
  /** A message id: only messages before it, on its own branch. None for an unknown one. Empty for the latest of the shown branch. */
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
  /** The messages are those of a share: the person has sent none. */
  onlyShared: boolean
}

/** Returns a page of a conversation's messages, oldest first, and the id of its running generation. Throws CONVERSATION_NOT_FOUND. */
export async function listMessages(
  { conversations, exchanges, references }: Pick<Ports, 'conversations' | 'exchanges' | 'references'>,
  { person, conversationId, before, limit }: ListMessages,
): Promise<ListedMessages> {
  const conversation = await openConversation({ conversations }, person, conversationId)
  const { personaId } = conversation
  const onlyShared = conversation.refersTo !== undefined
  const listed = (messages: Message[]): ListedMessages => ({ messages, running: null, continued: null, personaId, onlyShared })
  if (onlyShared) return listed(pageOf(await references.messagesOf(conversation), before, limit))
  const pivot = exchangeIdOf(before)
  if (before !== '' && pivot === null) return listed([])
  const tree = await exchanges.tree(conversation.id)
  if (pivot !== null && !tree.has(pivot)) return listed([])
  const branch = tree.branchTo(pivot ?? tree.shownLeaf)
  // One exchange more than the limit needs: the last one may add one message, or none.
  const first = Math.max(0, branch.length - Math.ceil(limit / 2) - 1)
  const found = await exchanges.byIds(branch.slice(first))
  const opening = first === 0 ? messagesBefore(conversation) : []
  const messages = pageOf([...opening, ...found.flatMap((exchange) => messagesOf(exchange, tree))], before, limit)
  const open = await exchanges.openIn(conversation.id)
  if (open?.status !== 'running') return listed(messages)
  return { ...listed(messages), running: open.id, continued: open.continues === '' ? null : botMessageId(open.continues) }
}

/** Returns the last messages, or the last ones before one of them; none for an unknown id. */
function pageOf(all: readonly Message[], before: string, limit: number): Message[] {
  const end = before === '' ? all.length : all.findIndex(({ id }) => id === before)
  return all.slice(0, Math.max(0, end)).slice(-limit)
}
