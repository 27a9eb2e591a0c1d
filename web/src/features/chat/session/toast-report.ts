import { toast, toastError, toastProblem } from '../../../lib/toast/toast.ts'
import { strings } from '../../../strings/strings.ts'
import { logError } from '../log-error.ts'
import type { Report } from './exchange.ts'

const texts = strings.toasts

/** Shows a report of an exchange as a toast, and logs it unless the exchange succeeded. */
export function toastReport(report: Report) {
  if (report.kind !== 'fallback-used') logError('Sending', report)
  switch (report.kind) {
    case 'refused':
      if (report.reason === 'GUEST_LIMIT') return toastError(texts.accountRequired)
      if (report.reason === 'ADDRESS_LIMIT') return toastError([texts.accountRequired[0], report.message])
      if (report.reason === 'INSUFFICIENT_CREDITS') return toastError(texts.noCredits)
      if (report.reason === 'PRICE_CHANGED') return toastError([texts.priceChanged, report.message])
      if (report.reason === 'TOO_MANY_UNANSWERED') return toastError(texts.tooManyUnanswered)
      if (report.reason === 'CONVERSATION_NOT_FOUND') return toastError(texts.conversationEnded)
      return toastProblem(texts.sendFailed(report.message))
    case 'stream-error':
      return toastProblem(report.message || texts.unreadable)
    case 'unreadable':
      return toastProblem(texts.unreadable)
    case 'unable-to-send':
      return toastError(texts.unableToSend)
    case 'not-established':
      return toastError(texts.notEstablished)
    case 'connection-lost':
      return toastError(texts.connectionLost)
    case 'streaming-unavailable':
      return toast(texts.streamingUnavailable)
    case 'fallback-used':
      return toast(texts.fallbackUsed)
    case 'fallback-failed':
      return toastError(texts.fallbackFailed)
    case 'no-answer':
      return toastProblem(texts.noReply)
  }
}
