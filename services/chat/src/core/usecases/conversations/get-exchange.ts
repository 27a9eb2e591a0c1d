import { estimateTokens } from '@rostra/llm/token-estimate'
import { type Conversation, requireOwnConversation } from '../../domain/conversations/conversation.ts'
import { type Message, messagesOf } from '../../domain/conversations/message.ts'
import { type Exchange, generationNotFound, hasEnded } from '../../domain/exchanges/exchange.ts'
import type { TokenUsage } from '../../domain/generations/frame.ts'
import type { Ports } from '../../domain/ports.ts'
import { requireOwnExchange } from '../exchanges/require-own-exchange.ts'

interface ExchangeInPlace {
  conversation: Conversation
  userMessage: Message
  /** Undefined while the answer is generated. */
  botMessage: Message | undefined
  previousId: string | null
  firstId: string
  usage: TokenUsage
}

/** Returns an exchange of one of this person's conversations, with its place in its branch. Throws GENERATION_NOT_FOUND. */
export async function getExchange(ports: Pick<Ports, 'exchanges' | 'conversations'>, person: string, id: string): Promise<ExchangeInPlace> {
  const exchange = await requireOwnExchange(ports, person, id)
  const [found, tree] = await Promise.all([
    ports.conversations.byId(exchange.conversationId),
    ports.exchanges.tree(exchange.conversationId),
  ])
  const conversation = requireOwnConversation(person, found)
  const [userMessage, botMessage] = messagesOf(exchange, tree)
  if (!userMessage || exchange.continues !== '' || !tree.has(id)) throw generationNotFound()
  const [firstId = id] = tree.branchTo(id)
  return { conversation, userMessage, botMessage, previousId: tree.parentOf(id), firstId, usage: estimateOf(exchange) }
}

/** What the provider has counted is not stored. */
const estimateOf = (exchange: Exchange): TokenUsage => ({
  inputTokens: estimateTokens(exchange.content),
  outputTokens: hasEnded(exchange) ? estimateTokens(exchange.answer) : 0,
})
