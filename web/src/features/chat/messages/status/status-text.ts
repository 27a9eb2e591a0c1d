import { answerStrings, strings } from '../../../../strings/strings.ts'
import { modelFailureOf, type Notice } from '../../session/exchange.ts'
import type { ChatMessage } from '../../session/message.ts'

/** Returns the text of a problem of an answer. */
export const noticeText = (notice: Notice): string => {
  const failure = modelFailureOf(notice)
  return failure ? answerStrings.failures[failure] : strings.chat.notices[notice as keyof typeof strings.chat.notices]
}

/** Returns the line about why an answer ended before it was done; null for any other. */
export const endText = ({ content, end, status }: ChatMessage): string | null => {
  const reason = end ?? (status === 'failed' ? 'failed' : null)
  if (reason === null || (content === '' && reason === 'failed')) return null
  return answerStrings.ends[reason]
}

/** Returns the status of an answer for screen readers, without a count of seconds; empty for none. */
export function statusText(message: ChatMessage): string {
  const { notice, isStreaming, activity, isSlow } = message
  if (notice) return noticeText(notice)
  if (isStreaming && isSlow) return answerStrings.slow
  if (isStreaming) return activity ? answerStrings.spokenActivity[activity.state] : ''
  return endText(message) ?? ''
}
