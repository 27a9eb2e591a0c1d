import type { Citation } from '../citations/citation.ts'
import type { AnswerEnd, EndStatus } from '../exchanges/answer-end.ts'
import { type Exchange, hasEnded } from '../exchanges/exchange.ts'
import type { ExchangeTree, Siblings } from '../exchanges/exchange-tree.ts'
import type { Feedback } from '../exchanges/feedback.ts'
import type { Conversation } from './conversation.ts'

/** One message as clients see it. Messages are not stored: they are derived from exchanges. */
export interface Message {
  id: string
  conversationId: string
  content: string
  isFromPersona: boolean
  createdAt: Date
  status: EndStatus
  /** Its place among its alternatives: the messages that it replaced or that replaced it. */
  siblings: Siblings
  /** The feedback on an answer; null for none. */
  feedback: Feedback | null
  /** The passages that an answer cites. */
  citations: readonly Citation[]
  /** The id of the model that wrote an answer; empty for other messages. */
  model: string
  /** A member paid nothing for the answer. */
  free: boolean
  /** The questions of the list with which an answer ends. */
  openers: readonly string[]
  /** Why an answer ended; null for other messages. */
  end: AnswerEnd | null
}

/** What a message has that no model wrote. */
export const notByModel = { citations: [], model: '', free: false, openers: [], end: null } as const

export const userMessageId = (exchangeId: string) => `u${exchangeId}`
export const botMessageId = (exchangeId: string) => `b${exchangeId}`
const greetingId = (conversationId: string) => `g${conversationId}`

/** Returns the id of the message that a generation writes: its own answer, or the one that it continues. */
export const answerIdOf = ({ id, continues }: Pick<Exchange, 'id' | 'continues'>) => botMessageId(continues || id)

/** Returns the id of the exchange that a message is part of; null for a greeting and for text that is no message id. */
export const exchangeIdOf = (messageId: string): string | null => /^[ub]([0-9a-f]{24})$/.exec(messageId)?.[1] ?? null

/** Returns the id of the exchange whose answer a message is; null for any other message. */
export const answeredExchangeOf = (messageId: string): string | null => (messageId.startsWith('b') ? exchangeIdOf(messageId) : null)

/** Returns the id of the message before the question of an admitted exchange. */
export const previousIdOf = ({ conversationId, parentId }: Pick<Exchange, 'conversationId' | 'parentId'>) =>
  parentId === null ? greetingId(conversationId) : botMessageId(parentId)

/** The siblings of a message without alternatives. */
export const onlyOne: Siblings = { index: 1, count: 1, previousId: null, nextId: null }

/** Returns the persona's greeting as the first message of its conversation. */
export const initialMessage = ({ id, greeting, startedAt }: Conversation): Message => ({
  id: greetingId(id),
  conversationId: id,
  content: greeting,
  isFromPersona: true,
  createdAt: startedAt,
  status: 'complete',
  siblings: onlyOne,
  feedback: null,
  ...notByModel,
})

/** Returns the messages before the first exchange: the greeting, which the copy of a cut share does not have. */
export const messagesBefore = (conversation: Conversation): Message[] => (conversation.isCut ? [] : [initialMessage(conversation)])

/** Returns the messages of an exchange: none while it is claimed, the user's while it runs, both once it has ended. */
export function messagesOf(exchange: Exchange, tree?: ExchangeTree): Message[] {
  const { id, conversationId, content, startedAt } = exchange
  if (exchange.status === 'claimed') return []
  const question: Message = {
    id: userMessageId(exchange.questionId),
    conversationId,
    content,
    isFromPersona: false,
    createdAt: exchange.askedAt,
    status: 'complete',
    siblings: tree ? messageSiblings(tree.questionSiblings(id), userMessageId) : onlyOne,
    feedback: null,
    ...notByModel,
  }
  if (!hasEnded(exchange)) return [question]
  const { answer, finishedAt, status, feedback, citations, model, isFree, openers, end } = exchange
  const siblings = tree ? messageSiblings(tree.answerSiblings(id), botMessageId) : onlyOne
  const message: Message = {
    id: botMessageId(id),
    conversationId,
    content: answer,
    isFromPersona: true,
    createdAt: finishedAt ?? startedAt,
    status,
    siblings,
    feedback,
    citations,
    model,
    free: isFree,
    openers,
    end,
  }
  return [question, message]
}

/** Converts the ids of siblings from exchanges to messages. */
const messageSiblings = ({ previousId, nextId, ...place }: Siblings, toMessageId: (exchangeId: string) => string): Siblings => ({
  ...place,
  previousId: previousId === null ? null : toMessageId(previousId),
  nextId: nextId === null ? null : toMessageId(nextId),
})
