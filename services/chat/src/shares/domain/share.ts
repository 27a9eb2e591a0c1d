import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { type Citation, lengthOf } from '../../core/domain/citations/citation.ts'
import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import { botMessageId, initialMessage, type Message, notByModel, onlyOne, userMessageId } from '../../core/domain/conversations/message.ts'
import { titleOf } from '../../core/domain/conversations/title.ts'
import type { AnswerEnd, EndStatus } from '../../core/domain/exchanges/answer-end.ts'
import { type EndedExchange, type Exchange, hasEnded, hasText, isFirst } from '../../core/domain/exchanges/exchange.ts'

/** An ended exchange of a share, without ids. */
export interface SharedExchange {
  content: string
  askedAt: Date
  answer: string
  answeredAt: Date
  status: EndStatus
  end: AnswerEnd
  /** Without their sources. Absent when nothing is cited. */
  citations?: readonly Citation[]
  /** As in an exchange. */
  openers: readonly string[]
  isFree: boolean
  model: string
}

/** A conversation as it was when it was shared: its shown branch, without its person. */
export interface Share {
  conversationId: string
  personaId: string
  title: string
  greeting: string
  startedAt: Date
  /** Oldest first. */
  exchanges: SharedExchange[]
  /** Whether earlier exchanges were left out, and the greeting with them. */
  isCut: boolean
  /** The name that is shown; empty for none. */
  sharedBy: string
  sharedAt: Date
}

/** The most exchanges of a share. */
export const maxSharedExchanges = 200
/** The most UTF-16 units of a share: it is one MongoDB document and one gRPC message. */
const maxSharedLength = 1_000_000

/**
 * Creates the share of a branch: its latest ended exchanges, at most 200 and a million characters. `latest`: the branch's last exchanges,
 * oldest first, at least one more than a share has. Throws NOTHING_TO_SHARE without an answer.
 */
export function shareOf(
  conversation: Conversation,
  latest: readonly Exchange[],
  { sharedBy, now }: { sharedBy: string; now: Date },
): Share {
  const ended = latest.filter(hasEnded)
  if (!ended.some(hasText))
    throw new DomainError('state', 'NOTHING_TO_SHARE', 'A conversation can be shared once its first message has an answer')
  const shared = latestOf(ended)
  const { id, personaId, greeting, startedAt } = conversation
  return {
    conversationId: id,
    personaId,
    title: titleOfShare(conversation, shared[0]),
    greeting,
    startedAt,
    exchanges: shared.map(toSharedExchange),
    isCut: conversation.isCut === true || shared.length < ended.length,
    sharedBy,
    sharedAt: now,
  }
}

function latestOf(ended: readonly EndedExchange[]): EndedExchange[] {
  let first = ended.length
  let length = 0
  while (first > 0 && ended.length - first < maxSharedExchanges) {
    const { content, answer, citations } = ended[first - 1] as EndedExchange
    length += content.length + answer.length + lengthOf(citations)
    if (length > maxSharedLength) break
    first--
  }
  return ended.slice(first)
}

const toSharedExchange = ({ citations, finishedAt, ...exchange }: EndedExchange): SharedExchange => ({
  content: exchange.content,
  askedAt: exchange.askedAt,
  answer: exchange.answer,
  answeredAt: finishedAt ?? exchange.askedAt,
  status: exchange.status,
  end: exchange.end,
  openers: exchange.openers,
  isFree: exchange.isFree,
  model: exchange.model,
  ...(citations.length > 0 && { citations: citations.map((citation) => ({ ...citation, sourceId: '' })) }),
})

/** Returns the title that its person gave, or one made from the first shared exchange: any other may reveal a message of another branch. */
function titleOfShare({ title, titleFrom, personaName }: Conversation, first: EndedExchange | undefined): string {
  const isShown = titleFrom === 'person' || (titleFrom === 'model' && first && isFirst(first))
  return isShown ? title : titleOf(first?.content ?? '') || personaName
}

/** Returns the messages of a share. Their ids are their numbers, and reveal nothing of the conversation. */
export function messagesOfShare({ greeting, startedAt, exchanges, isCut }: Share): Message[] {
  const first = { content: greeting, isFromPersona: true, createdAt: startedAt, status: 'complete' as const, ...notByModel }
  const messages = exchanges.flatMap(({ content, askedAt, answer, answeredAt, status, end, citations = [], openers, isFree, model }) => [
    { content, isFromPersona: false, createdAt: askedAt, status: 'complete' as const, ...notByModel },
    { content: answer, isFromPersona: true, createdAt: answeredAt, status, end, citations, openers, free: isFree, model },
  ])
  return [...(isCut ? [] : [first]), ...messages].map((message, index) => ({
    id: `s${index + 1}`,
    conversationId: '',
    ...message,
    siblings: onlyOne,
    feedback: null,
  }))
}

/** Returns the id that an exchange of a share has in a conversation that refers to it, and keeps when it is copied: 24 hex digits. */
export const copyIdOf = (conversationId: string, index: number): string =>
  createHash('sha256').update(`${conversationId}:${index}`).digest('hex').slice(0, 24)

/** Returns the messages of a conversation that refers to a share, with the ids that they keep. */
export function messagesOfReference(share: Share, conversation: Conversation): Message[] {
  const greeting = share.isCut ? [] : [initialMessage(conversation)]
  const exchanges = share.exchanges.flatMap(({ content, askedAt, answer, answeredAt, status, citations = [], ...byModel }, index) => {
    const id = copyIdOf(conversation.id, index)
    const both = { conversationId: conversation.id, siblings: onlyOne, feedback: null }
    const { openers, isFree: free, model, end } = byModel
    const question: Message = {
      id: userMessageId(id),
      content,
      isFromPersona: false,
      createdAt: askedAt,
      status: 'complete',
      ...notByModel,
      ...both,
    }
    return [
      question,
      {
        id: botMessageId(id),
        content: answer,
        isFromPersona: true,
        createdAt: answeredAt,
        status,
        citations,
        openers,
        free,
        model,
        end,
        ...both,
      },
    ]
  })
  return [...greeting, ...exchanges]
}

export const shareNotFound = () => new DomainError('not_found', 'SHARE_NOT_FOUND', 'This conversation is not shared any more')
