import { expect, it } from '@jest/globals'
import { makeEntry } from '../testing/entries.ts'
import { isPrintable } from './is-printable.ts'

const entryOn = (word: string) => ({
  ...makeEntry(0, 'theme', 0),
  title: `Asked about: ${word}`,
  content: `Many people spoke about ${word} this week.`,
})

it.each(['bread', 'basil', 'olive oil', 'kale', 'mars', 'jackson', 'brown bread', 'learning german'])(
  'an entry on %j is printable, as the zeitgeist counts it',
  (word) => expect(isPrintable(entryOn(word))).toBe(true),
)

it.each(['kevin', 'jane', 'Jackson', 'Basil', 'shit'])('an entry on %j is not printable', (word) => {
  expect(isPrintable(entryOn(word))).toBe(false)
})

it('a sentence may begin with a thing that is a given name as well', () => {
  expect(isPrintable({ ...makeEntry(0, 'theme', 0), content: 'Olive oil was a subject of many people. They don’t say why.' })).toBe(true)
})
