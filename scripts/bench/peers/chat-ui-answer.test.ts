import { expect, it } from '@jest/globals'
import { chatUiAnswer } from './chat-ui-answer.ts'

const line = (update: object) => `${JSON.stringify(update)}\n`
const token = (text: string) => line({ type: 'stream', token: text.padEnd(16, '\0') })
const answer = [
  line({ type: 'status', status: 'started' }),
  token('t512 '),
  line({ type: 'title', title: 't600 w1 w2' }),
  token('w1 '),
  token('w2 '),
  line({ type: 'finalAnswer', text: 't512 w1 w2', interrupted: false }),
].join('')

it('counts each token once, wherever the answer is split, and neither those of the title nor of the whole text', () => {
  for (let at = 1; at < answer.length; at++) {
    const count = chatUiAnswer.createCounter()
    expect(count(answer.slice(0, at)) + count(answer.slice(at))).toBe(3)
  }
})

it('returns the text, and throws for one that is not whole', () => {
  expect(chatUiAnswer.textOf(answer)).toBe('t512 w1 w2 ')
  expect(() => chatUiAnswer.textOf(answer.replace(token('w1 '), ''))).toThrow('differs')
  expect(() => chatUiAnswer.textOf(answer.slice(0, answer.indexOf('{"type":"finalAnswer"')))).toThrow('missing')
})
