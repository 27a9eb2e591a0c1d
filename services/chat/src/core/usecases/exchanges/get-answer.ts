import { answeredExchangeOf } from '../../domain/conversations/message.ts'
import { type Exchange, hasEnded } from '../../domain/exchanges/exchange.ts'
import { messageNotFound } from '../../domain/exchanges/replacement.ts'
import type { Ports } from '../../domain/ports.ts'

interface GetAnswer {
  person: string
  messageId: string
  /** Empty unless the conversation may only refer to a share. */
  conversationId: string
}

type Answer = Pick<Exchange, 'personaId' | 'content' | 'answer'>

/** Returns an ended answer with text in an own conversation, with its question. Throws MESSAGE_NOT_FOUND for any other message. */
export async function getAnswer(
  { conversations, exchanges, references }: Pick<Ports, 'conversations' | 'exchanges' | 'references'>,
  { person, messageId, conversationId }: GetAnswer,
): Promise<Answer> {
  const id = answeredExchangeOf(messageId)
  const exchange = id === null ? null : await exchanges.byId(id)
  if (!exchange && conversationId !== '') return sharedAnswer({ conversations, references }, { person, messageId, conversationId })
  const conversation = exchange && (await conversations.byId(exchange.conversationId))
  if (exchange?.continues !== '' || conversation?.person !== person) throw messageNotFound()
  if (!hasEnded(exchange) || exchange.answer === '') throw messageNotFound()
  return exchange
}

/** Returns an answer of the share to which a conversation refers. */
async function sharedAnswer(
  { conversations, references }: Pick<Ports, 'conversations' | 'references'>,
  { person, messageId, conversationId }: GetAnswer,
): Promise<Answer> {
  const conversation = await conversations.byId(conversationId)
  if (conversation?.person !== person || conversation.refersTo === undefined) throw messageNotFound()
  const messages = await references.messagesOf(conversation)
  const index = answeredExchangeOf(messageId) === null ? -1 : messages.findIndex(({ id }) => id === messageId)
  const [question, answer] = messages.slice(index - 1, index + 1)
  if (index < 1 || !question || !answer?.content) throw messageNotFound()
  return { personaId: conversation.personaId, content: question.content, answer: answer.content }
}
