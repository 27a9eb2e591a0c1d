import { expect, it } from '@jest/globals'
import { languageOf, languages } from './language-of.ts'

const codeOf = (...messages: string[]) => Object.entries(languages).find(([, language]) => language === languageOf(messages))?.[0]

it.each([
  ['en', 'I prefer imperial units.'],
  ['en', 'minimum wage'],
  ['en', 'eggs, rice, carrot'],
  ['en', 'salary negotiation'],
  ['en', '42'],
  ['de', 'Meine Knie schmerzen nach dem Laufen'],
  ['de', 'Mein Hund bellt'],
  ['it', 'ricetta facile'],
  ['pt', 'o que devo comer'],
  ['es', 'tengo hambre'],
  ['fr', 'puis-je courir'],
  ['ru', 'как бегать'],
  ['ar', 'كيف أجري'],
  ['zh', '我怎么跑步'],
  ['ja', 'どうやって走りますか'],
])('takes for %s: %s', (code, message) => {
  expect(codeOf(message)).toBe(code)
})

it('takes the language of the messages before one that shows none', () => {
  expect(codeOf('Meine Knie schmerzen nach dem Laufen', '42')).toBe('de')
})
