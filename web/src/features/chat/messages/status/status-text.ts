import { answerStrings, strings } from '../../../../strings/strings.ts'
import { modelFailureOf, type Notice } from '../../session/exchange.ts'
import type { ChatMessage } from '../../session/message.ts'

/** Returns the text of a problem of an answer. */
export const noticeText = (notice: Notice): string => {
  const failure = modelFailureOf(notice)
  return failure ? answerStrings.failures[failure] : strings.chat.notices[notice as keyof typeof strings.chat.notices]
}

/** Returns the line about why an answer ended before it was done; null for any other. */
export const endText = ({ content, end }: ChatMessage): string | null => {
  if (end === null || (content === '' && end === 'failed')) return null
  return answerStrings.ends[end]
}

/** Returns the status of an answer for screen readers, without a count of seconds; empty for none. */
export function statusText(message: ChatMessage): string {
  const { notice, isStreaming, activity } = message
  if (notice) return noticeText(notice)
  if (isStreaming) return activity ? answerStrings.spokenActivity[activity.state] : ''
  return endText(message) ?? ''
}
