import { beforeAll, expect, it } from '@jest/globals'
import { cpuMs } from '@rostra/kit/testing/running-time'
import { answerTo } from './answer.ts'

/** Milliseconds of CPU. What takes the square of its length takes several times as long. */
const mostMs = 500
const mostCharacters = 4_000

const material = {
  openers: ['How do I make bread?'],
  isOnlySource: true,
  isAway: false,
  passages: [{ n: 1, title: 'Bread', heading: 'Bread', text: 'Mix flour and water.', fit: 1 }],
}
const ingredients = Array.from({ length: 300 }, (_, line) => `${line} g of flour, milk`).join('\n')
const blanks = `a${' '.repeat(mostCharacters - 2)}b`

function requestOf(message: string, answer: string) {
  const messages = [
    { role: 'user' as const, content: 'Hello' },
    { role: 'assistant' as const, content: answer },
    { role: 'user' as const, content: message },
  ]
  return { model: 'offline', system: '', messages, hints: { material }, maxTokens: 512, signal: new AbortController().signal }
}

// An expression is compiled at its first and its second use.
beforeAll(() => {
  for (const message of ['I eat no eggs, and you?', 'I eat no nuts, and you?']) answerTo(requestOf(message, ''))
})

it.each([
  ['a message of commas', 'a,'.repeat(mostCharacters / 2), ''],
  ['a message of ingredients', ingredients.slice(0, mostCharacters), ''],
  ['a message of blanks', blanks, ''],
  ['a message of blanks after a refusal', `I don't eat ${blanks}`.slice(0, mostCharacters), ''],
  ['an answer of blanks', 'How do I make bread?', blanks.repeat(25)],
])('%s is answered in time linear in its length', (_name, message, answer) => {
  expect(cpuMs(() => answerTo(requestOf(message, answer)))).toBeLessThan(mostMs)
})
