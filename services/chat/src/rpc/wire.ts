import type { Conversation as WireConversation } from '@rostra/proto/gen/rostra/chat/v1/Conversation'
import type { GenerationEvent } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Message as WireMessage } from '@rostra/proto/gen/rostra/chat/v1/Message'
import type { Conversation } from '../domain/conversations/conversation.ts'
import { botMessageId, type Message, userMessageId } from '../domain/conversations/message.ts'
import type { EndStatus, Exchange } from '../domain/exchanges/exchange.ts'
import type { HoldOutcome } from '../domain/exchanges/outcome.ts'
import type { EndFrame, Frame } from '../domain/generations/frame.ts'
import type { Ports } from '../domain/ports.ts'
import type { ListedMessages } from '../usecases/conversations/list-messages.ts'

const statuses = {
  complete: 'MESSAGE_STATUS_COMPLETE',
  stopped: 'MESSAGE_STATUS_STOPPED',
  failed: 'MESSAGE_STATUS_FAILED',
} as const

const outcomes = { open: 'OUTCOME_OPEN', answered: 'OUTCOME_ANSWERED', unanswered: 'OUTCOME_UNANSWERED' } as const

export const toWireOutcome = (outcome: HoldOutcome) => outcomes[outcome]

export const toWireStatus = (status: EndStatus) => statuses[status]

/** Leaves out what only the service itself needs: the person, the greeting, the end user's id, the end and the chosen branch. */
export function toWireConversation({
  person,
  greeting,
  endUserId,
  expiresAt,
  chosen,
  startedAt,
  lastMessageAt,
  ...shown
}: Conversation): WireConversation {
  return { ...shown, startedAt: startedAt.toISOString(), lastMessageAt: lastMessageAt.toISOString() }
}

export function toWireMessage({ createdAt, status, siblings, ...message }: Message): WireMessage {
  const { previousId, nextId, ...place } = siblings
  return {
    ...message,
    createdAt: createdAt.toISOString(),
    status: statuses[status],
    siblings: { ...place, previousId: previousId ?? '', nextId: nextId ?? '' },
  }
}

/** A list of messages, with the running generation. */
export const toWireMessages = ({ answeringModel }: Pick<Ports, 'answeringModel'>, { messages, running, personaId }: ListedMessages) => ({
  ...{ messages: messages.map(toWireMessage), runningGenerationId: running ?? '', personaId },
  offline: answeringModel.offline,
})

/** A frame of an exchange's generation. */
export function toWireFrame({ id, questionId }: Pick<Exchange, 'id' | 'questionId'>, frame: Frame): GenerationEvent {
  if (frame.kind === 'chunk') return { chunk: frame }
  return toWireEnd(frame, { userMessageId: userMessageId(questionId), botMessageId: botMessageId(id) })
}

/** A frame of a trial: its messages have no ids, because they are not stored. */
export function toWireTrialFrame(frame: Frame): GenerationEvent {
  return frame.kind === 'chunk' ? { chunk: frame } : toWireEnd(frame, {})
}

function toWireEnd(
  { seq, status, answer, failure }: EndFrame,
  messageIds: { userMessageId?: string; botMessageId?: string },
): GenerationEvent {
  if (failure) return { failure: { seq, ...failure } }
  return { done: { seq, fullResponse: answer, ...messageIds, status: statuses[status] } }
}
