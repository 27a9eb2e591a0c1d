import { expect, it } from '@jest/globals'
import { joinMessages, messagesOf, type ReadingReply } from './reply-messages.ts'

const passage = (number: number) => ({ page: number, heading: '', text: `Text ${number}`, terms: `term ${number}` })
const long: ReadingReply = {
  pages: 100,
  note: 'Page 7 is a picture.',
  passages: Array.from({ length: 100 }, (_, number) => passage(number)),
  segments: [Uint8Array.of(1, 2), Uint8Array.of(3)],
}

it.each<[string, ReadingReply]>([
  ['a long text', long],
  ['a text without passages', { pages: null, passages: [], segments: [] }],
  ['a refusal', { unreadable: 'It has a password.', cause: '' }],
  ['a defect', { error: 'TypeError: x' }],
])('%s arrives whole with its last message', (_name, reply) => {
  const join = joinMessages()
  const messages = [...messagesOf(reply)]
  for (const message of messages.slice(0, -1)) expect(join(message)).toBeUndefined()
  expect(join(messages.at(-1) ?? { rest: { error: 'none' } })).toEqual(reply)
})

it('no message has more than 32 passages', () => {
  const counts = [...messagesOf(long)].map((message) => ('passages' in message ? message.passages.length : 0))
  expect(counts).toEqual([32, 32, 32, 4, 0, 0, 0])
})
