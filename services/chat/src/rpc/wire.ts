import type { Conversation as WireConversation } from '@rostra/proto/gen/rostra/chat/v1/Conversation'
import type { GenerationEvent } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Message as WireMessage } from '@rostra/proto/gen/rostra/chat/v1/Message'
import type { Conversation } from '../domain/conversation.ts'
import type { EndStatus } from '../domain/exchange.ts'
import type { EndFrame, Frame } from '../domain/frame.ts'
import { botMessageId, type Message, userMessageId } from '../domain/message.ts'
import type { Outcome } from '../domain/outcome.ts'

const statuses = {
  complete: 'MESSAGE_STATUS_COMPLETE',
  stopped: 'MESSAGE_STATUS_STOPPED',
  failed: 'MESSAGE_STATUS_FAILED',
} as const

const outcomes = { open: 'OUTCOME_OPEN', answered: 'OUTCOME_ANSWERED', nothing: 'OUTCOME_NOTHING' } as const

export const toWireOutcome = (outcome: Outcome) => outcomes[outcome]

export const toWireStatus = (status: EndStatus) => statuses[status]

export function toWireConversation({ person, greeting, endUserId, startedAt, lastMessageAt, ...shown }: Conversation): WireConversation {
  return { ...shown, startedAt: startedAt.toISOString(), lastMessageAt: lastMessageAt.toISOString() }
}

export function toWireMessage({ createdAt, status, ...message }: Message): WireMessage {
  return { ...message, createdAt: createdAt.toISOString(), status: statuses[status] }
}

export function toWireEvent(generationId: string, frame: Frame): GenerationEvent {
  return frame.kind === 'chunk' ? { chunk: frame } : toWireEnd(generationId, frame)
}

/** The same of an answer that is kept nowhere: its messages have no ids. */
export function toWireRehearsalFrame(frame: Frame): GenerationEvent {
  return frame.kind === 'chunk' ? { chunk: frame } : toWireEnd('', frame)
}

function toWireEnd(generationId: string, { seq, status, reply, failure }: EndFrame): GenerationEvent {
  if (failure) return { failure: { seq, ...failure } }
  const messageIds = generationId && { userMessageId: userMessageId(generationId), botMessageId: botMessageId(generationId) }
  return { done: { seq, fullResponse: reply, ...(messageIds || {}), status: statuses[status] } }
}
