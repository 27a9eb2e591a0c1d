import type { Citation as WireCitation } from '@rostra/proto/gen/rostra/chat/v1/Citation'
import type { Conversation as WireConversation } from '@rostra/proto/gen/rostra/chat/v1/Conversation'
import type { Feedback as WireFeedback } from '@rostra/proto/gen/rostra/chat/v1/Feedback'
import type { GenerationEvent } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Message as WireMessage } from '@rostra/proto/gen/rostra/chat/v1/Message'
import type { Paid as WirePaid } from '@rostra/proto/gen/rostra/chat/v1/Paid'
import type { Rating as WireRating } from '@rostra/proto/gen/rostra/chat/v1/Rating'
import type { Citation } from '../domain/citations/citation.ts'
import type { Conversation } from '../domain/conversations/conversation.ts'
import { answerIdOf, initialMessage, type Message, previousIdOf, userMessageId } from '../domain/conversations/message.ts'
import type { AnswerEnd, EndStatus } from '../domain/exchanges/answer-end.ts'
import type { Exchange } from '../domain/exchanges/exchange.ts'
import { type Feedback, type Rating, ratings } from '../domain/exchanges/feedback.ts'
import type { HoldOutcome } from '../domain/exchanges/outcome.ts'
import type { AnswerState } from '../domain/generations/answer-state.ts'
import type { ChunkFrame, EndFrame, Frame, Paid } from '../domain/generations/frame.ts'
import type { AnsweringModel, Stores } from '../domain/ports.ts'
import type { ListedMessages } from '../usecases/conversations/list-messages.ts'
import type { TrialEnd } from '../usecases/trials/answer-trial.ts'

const statuses = {
  complete: 'MESSAGE_STATUS_COMPLETE',
  stopped: 'MESSAGE_STATUS_STOPPED',
  failed: 'MESSAGE_STATUS_FAILED',
} as const

const ends = {
  finished: 'ANSWER_END_FINISHED',
  length: 'ANSWER_END_LENGTH',
  filtered: 'ANSWER_END_FILTERED',
  refused: 'ANSWER_END_REFUSED',
  stopped: 'ANSWER_END_STOPPED',
  failed: 'ANSWER_END_FAILED',
} as const satisfies Record<AnswerEnd, string>

const stateKinds = { thinking: 'STATE_KIND_THINKING', waiting: 'STATE_KIND_WAITING' } as const

const outcomes = { open: 'OUTCOME_OPEN', charged: 'OUTCOME_ANSWERED', uncharged: 'OUTCOME_UNANSWERED' } as const

export const toWireOutcome = (outcome: HoldOutcome) => outcomes[outcome]

export const toWireStatus = (status: EndStatus) => statuses[status]

/**
 * Converts a conversation, without its internal fields: the person, the greeting, the end user's id, the program that began it, the expiry
 * and deletion times, who gave the title, the chosen branch, and the times of its pin and its share with the name that this shows.
 */
export function toWireConversation({
  person,
  greeting,
  endUserId,
  startedBy,
  expiresAt,
  deletedAt,
  titleFrom,
  chosen,
  pinnedAt,
  sharedAt,
  sharedBy,
  startedAt,
  lastMessageAt,
  ...shown
}: Conversation): WireConversation {
  const times = { startedAt: startedAt.toISOString(), lastMessageAt: lastMessageAt.toISOString() }
  return { ...shown, ...times, shared: sharedAt !== undefined, pinned: pinnedAt !== undefined }
}

const wireRatings = { up: 'RATING_UP', down: 'RATING_DOWN' } as const

/** Returns the rating of a request; null for none. */
export const readRating = (rating: WireRating): Rating | null => ratings.find((name) => wireRatings[name] === rating) ?? null

/** Converts feedback. Without feedback the rating is unspecified. */
export const toWireFeedback = (feedback: Feedback | null): WireFeedback =>
  feedback ? { ...feedback, rating: wireRatings[feedback.rating] } : {}

const toWireCitation = ({ page, pageLabel, ...citation }: Citation): WireCitation => ({
  ...citation,
  page: page ?? 0,
  pageLabel: pageLabel ?? '',
})

export function toWireMessage({ createdAt, status, siblings, feedback, citations, openers, end, ...message }: Message): WireMessage {
  const { previousId, nextId, ...place } = siblings
  return {
    ...message,
    createdAt: createdAt.toISOString(),
    status: statuses[status],
    siblings: { ...place, previousId: previousId ?? '', nextId: nextId ?? '' },
    feedback: feedback && toWireFeedback(feedback),
    citations: citations.map(toWireCitation),
    openers: [...openers],
    end: end === null ? 'ANSWER_END_UNSPECIFIED' : ends[end],
  }
}

interface Answering extends Pick<Stores, 'guestMessagesLeft'> {
  answeringModel: Pick<AnsweringModel, 'offline'>
}

/** Converts a new conversation, with its first message. */
export const toWireStarted = async ({ answeringModel, guestMessagesLeft }: Answering, conversation: Conversation) => ({
  conversation: toWireConversation(conversation),
  initialMessage: toWireMessage(initialMessage(conversation)),
  offline: answeringModel.offline,
  guestMessagesLeft: await guestMessagesLeft(conversation.person),
})

/** Converts a list of messages for a person, with the id of the running generation. */
export const toWireMessages = async (
  { answeringModel, guestMessagesLeft }: Answering,
  { messages, running, continued, personaId, onlyShared }: ListedMessages,
  person: string,
) => ({
  messages: messages.map(toWireMessage),
  runningGenerationId: running ?? '',
  continuedMessageId: continued ?? '',
  personaId,
  onlyShared,
  offline: answeringModel.offline,
  guestMessagesLeft: await guestMessagesLeft(person),
})

/** The fields of an exchange that its frames need. */
export type Followed = Pick<Exchange, 'id' | 'conversationId' | 'parentId' | 'questionId' | 'continues' | 'written'>

/** Returns the fields that frames need, and not the rest, which would stay in memory for as long as a reader does. */
export function followed({ id, conversationId, parentId, questionId, continues, written }: Exchange): Followed {
  return { id, conversationId, parentId, questionId, continues, written }
}

/** Converts a frame of an exchange's generation. The end of a continuation has the whole text of its message. */
export function toWireFrame(exchange: Followed, frame: Frame): GenerationEvent {
  if (frame.kind === 'chunk') return { chunk: frame }
  const ids = {
    userMessageId: userMessageId(exchange.questionId),
    botMessageId: answerIdOf(exchange),
    previousMessageId: previousIdOf(exchange),
  }
  return toWireEnd({ ...frame, answer: exchange.written + frame.answer }, ids)
}

/** Converts what the model does while no text arrives. */
export const toWireState = ({ state, seconds }: AnswerState): GenerationEvent => ({ state: { kind: stateKinds[state], seconds } })

/** Converts a frame of a trial. Its messages have no ids, because they are not stored. */
export function toWireTrialFrame(frame: ChunkFrame | TrialEnd): GenerationEvent {
  return frame.kind === 'chunk' ? { chunk: frame } : toWireEnd(frame, { given: frame.given.map(toWireCitation) })
}

const toWirePaid = ({ price, left }: Paid): WirePaid => ({ price, freeCredits: left.free, purchasedCredits: left.purchased })

export function toWireEnd(
  { seq, status, end, answer, failure, citations, model, isFree, openers, usage, paid }: EndFrame,
  more: { userMessageId?: string; botMessageId?: string; previousMessageId?: string; given?: WireCitation[] },
): GenerationEvent {
  if (failure) return { failure: { seq, ...failure } }
  const facts = {
    citations: citations.map(toWireCitation),
    model,
    free: isFree,
    openers: [...openers],
    end: ends[end],
    usage,
    paid: paid && toWirePaid(paid),
  }
  return { done: { seq, fullResponse: answer, ...more, status: statuses[status], ...facts } }
}
