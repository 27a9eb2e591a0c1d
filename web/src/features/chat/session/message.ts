import type { Feedback, Message, MessageStatus } from '../../../api/schemas.ts'
import type { Activity } from '../../../data/chat/transport.ts'
import { type AnswerFacts, type Charge, factsOf, type Notice, noFacts } from './exchange.ts'

/** A message as the chat panel shows it. */
export interface ChatMessage extends AnswerFacts {
  /** Unlike `id`, it does not change when the stored id replaces the temporary one. */
  key: string
  id: string
  content: string
  isFromBot: boolean
  createdAt: string
  status: MessageStatus
  isStreaming: boolean
  /** What the model does while no text arrives. */
  activity: Activity | null
  notice: Notice | null
  /** Whether nothing of the answer has arrived for a while. */
  isSlow: boolean
  canRetry: boolean
  /** Seconds to wait before a retry; null when nothing is known. */
  retryAfter: number | null
  /** What the failed attempt has cost; null when that is not known. */
  charge: Charge | null
  /** `id` is the stored one, with which a message can be replaced and rated. */
  isStored: boolean
  siblings: Message['siblings']
  feedback: Feedback | null
}

/** The position of a message without siblings. */
const onlyOne: Message['siblings'] = { index: 1, count: 1, previousId: null, nextId: null }

/** Whether an answer has no text because the model or its provider held it back, which the panel says. */
const isHeldBack = ({ end }: Partial<AnswerFacts>) => end === 'filtered' || end === 'refused'

/** Returns a stored message as the panel shows it. */
export const toChatMessage = ({
  id,
  content,
  isFromBot,
  createdAt,
  status,
  siblings,
  feedback,
  ...facts
}: Omit<Message, 'conversationId'>): ChatMessage => ({
  key: id,
  id,
  content,
  isFromBot,
  createdAt,
  status,
  siblings,
  feedback,
  ...factsOf(facts),
  isStreaming: false,
  activity: null,
  notice: isFromBot && content === '' && status === 'failed' && !isHeldBack(facts) ? 'send-failed' : null,
  isSlow: false,
  canRetry: false,
  retryAfter: null,
  charge: null,
  isStored: true,
})

/** Returns a message that is not stored yet: one's own, or the beginning of an answer. */
export const newChatMessage = (
  id: string,
  { isFromBot, content, at }: { isFromBot: boolean; content: string; at: number },
): ChatMessage => ({
  ...toChatMessage({
    id,
    content,
    isFromBot,
    createdAt: new Date(at).toISOString(),
    status: 'complete',
    siblings: onlyOne,
    feedback: null,
    ...noFacts,
  }),
  isStreaming: isFromBot,
  isStored: false,
})

/** The last answer with text that has ended: after a message of the person. */
const lastAnswer = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  messages.findLast(
    ({ isFromBot, isStreaming, content }, index) => isFromBot && !isStreaming && content !== '' && messages[index - 1]?.isFromBot === false,
  )

/** Reports whether the persona has answered. */
export const hasAnswer = (messages: readonly ChatMessage[]): boolean => lastAnswer(messages) !== undefined

/** Returns the stored id of the last answer; undefined without an answer, and while its id is unknown. */
export function lastAnswerId(messages: readonly ChatMessage[]): string | undefined {
  const last = lastAnswer(messages)
  return last?.isStored ? last.id : undefined
}
