import { afterEach, expect, it } from '@jest/globals'
import { toastStore } from '../../../lib/toast/toast.ts'
import type { Report } from './exchange.ts'
import { toastReport } from './toast-report.ts'

const refused = (reason: string, message = 'Please wait'): Report => ({ kind: 'refused', status: 429, reason, message })
const log = globalThis.console
const { error: logError } = log
const logged: unknown[] = []

afterEach(() => {
  log.error = logError
  logged.length = 0
})

function shown(report: Report) {
  log.error = (...args: unknown[]) => void logged.push(args)
  toastReport(report)
  const [{ title, description, variant } = { title: '', description: '', variant: '' }] = toastStore.list()
  return [title, description, variant]
}

it.each<[Report, title: string, text: string]>([
  [{ kind: 'unable-to-send' }, 'Connection Error', 'Unable to send message. Please try again.'],
  [{ kind: 'not-established' }, 'Connection Error', 'Failed to establish streaming connection'],
  [{ kind: 'connection-lost' }, 'Connection Error', 'Failed to maintain connection with server after multiple attempts'],
  [{ kind: 'fallback-failed' }, 'Connection Failed', 'Both streaming and standard modes failed'],
  [{ kind: 'unreadable' }, 'Error', 'Failed to process response from server'],
  [{ kind: 'stream-error', message: '', reason: 'x' }, 'Error', 'Failed to process response from server'],
  [{ kind: 'stream-error', message: 'The model is away', reason: 'x' }, 'Error', 'The model is away'],
  [{ kind: 'no-answer' }, 'Error', 'Failed to get response from AI'],
  [refused('RATE_LIMITED'), 'Error', 'Failed to send message: Please wait'],
  [refused('INSUFFICIENT_CREDITS'), 'No credits remaining', 'Please purchase more message credits to continue chatting.'],
  [refused('GUEST_LIMIT'), 'Account required', 'Please sign up or log in to continue the conversation.'],
  [refused('ADDRESS_LIMIT', 'Too many'), 'Account required', 'Too many'],
  [refused('CONVERSATION_NOT_FOUND'), 'Conversation ended', 'A new one has begun. Your message is in the box, ready to be sent again.'],
])('a failed send is an error toast and is logged: %j', (report, title, text) => {
  expect(shown(report)).toEqual([title, text, 'destructive'])
  expect(logged).toEqual([['Sending', report]])
})

it.each<[Report, title: string, text: string]>([
  [{ kind: 'streaming-unavailable' }, 'Streaming unavailable', 'Your message is sent in standard mode.'],
  [{ kind: 'fallback-used' }, 'Fallback Mode', 'Used standard mode instead of streaming'],
])('a send in another way is a plain toast: %j', (report, title, text) => {
  expect(shown(report)).toEqual([title, text, 'default'])
})
