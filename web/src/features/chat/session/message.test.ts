import { expect, it } from '@jest/globals'
import { type ChatMessage, hasAnswer, newChatMessage } from './message.ts'

const message = (isFromBot: boolean, change: Partial<ChatMessage> = {}): ChatMessage => ({
  ...newChatMessage('m', { isFromBot, content: 'Hello', at: 0 }),
  isStreaming: false,
  ...change,
})

it.each<[string, ChatMessage[], boolean]>([
  ['a greeting', [message(true)], false],
  ['a question without an answer', [message(true), message(false)], false],
  ['an answer that is being written', [message(true), message(false), message(true, { isStreaming: true })], false],
  ['an answer that failed without text', [message(true), message(false), message(true, { content: '', status: 'failed' })], false],
  ['an answer that was stopped', [message(true), message(false), message(true, { status: 'stopped' })], true],
  [
    'an answer before one that is being written',
    [message(false), message(true), message(false), message(true, { isStreaming: true })],
    true,
  ],
])('a persona has answered: %s', (_, messages, expected) => {
  expect(hasAnswer(messages)).toBe(expected)
})
