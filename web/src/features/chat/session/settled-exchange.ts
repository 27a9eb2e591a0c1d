import type { Send } from '../../../data/chat/transport.ts'
import { type Exchange, isWithoutText, type Outcome, wasCancelled } from './exchange.ts'
import type { ChatMessage } from './message.ts'

/**
 * Returns the change of an answer whose exchange has settled. `former`: the answer that it continued. That one is as before when nothing
 * was added; with text that was added it cannot be continued a second time by the same exchange.
 */
export function settledMessage(exchange: Exchange, outcome: Outcome, former: ChatMessage | undefined): Partial<ChatMessage> {
  const { content, notice } = exchange
  const { status, botMessageId: id, facts, retry, retryAfter, charge } = outcome
  const shown = { content, notice, activity: null, isStreaming: false, isSlow: false, retryAfter, charge }
  const canRetry = status === 'failed' || wasCancelled(exchange)
  if (former && status !== 'complete' && isWithoutText(exchange)) return { ...former, ...shown, canRetry }
  const settled = { ...shown, status, ...facts, canRetry: canRetry && !(former && retry === 'new') }
  return id ? { ...settled, id, isStored: true } : settled
}

/**
 * Whether the end of an exchange tells all about its messages: its question follows the message before it on the screen, as on the server,
 * so that no other window has added any, and a message that neither replaces nor continues another is the only one of its place.
 */
export function isNextOf(messages: readonly ChatMessage[], { send, outcome }: Exchange, userKey: string | null): boolean {
  if (!outcome?.userMessageId || !outcome.botMessageId || !send || send.replaces || send.continues) return false
  const before = messages[messages.findIndex(({ key }) => key === userKey) - 1]
  return before?.isStored === true && before.id === outcome.previousMessageId
}

/** Returns what a new request asks for after an exchange has failed: the rest of the answer, or the same message or answer again. */
export function askedAgain(
  { send, written }: Exchange,
  answer: ChatMessage,
  question: ChatMessage | undefined,
): Pick<Send, 'content' | 'replaces' | 'continues' | 'branchOf'> {
  if (written !== '') return { continues: answer.id }
  const replaces = send === null && answer.isStored ? answer.id : send?.replaces
  const content = replaces ? send?.content : question?.content
  return { replaces, content, branchOf: send?.branchOf }
}
