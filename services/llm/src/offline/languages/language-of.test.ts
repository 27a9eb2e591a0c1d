import { expect, it } from '@jest/globals'
import { languageOf, languages } from './language-of.ts'

const codeOf = (...messages: string[]) => codeFor(messages, '')
const codeFor = (messages: string[], material: string) =>
  Object.entries(languages).find(([, language]) => language === languageOf(messages, material))?.[0]

it.each([
  ['en', 'I prefer imperial units.'],
  ['en', 'minimum wage'],
  ['en', 'eggs, rice, carrot'],
  ['en', 'salary negotiation'],
  ['en', '42'],
  ['en', 'tomato sauce for pasta?'],
  ['en', 'lamb recipe?'],
  ['en', 'my husband snores'],
  ['en', 'strong password'],
  ['de', 'Meine Knie schmerzen nach dem Laufen'],
  ['de', 'Mein Hund bellt'],
  ['it', 'sugo per la pasta'],
  ['pt', 'o que devo comer'],
  ['es', 'tengo hambre'],
  ['fr', 'puis-je courir'],
  ['ru', 'как бегать'],
  ['ar', 'كيف أجري'],
  ['zh', '我怎么跑步'],
  ['ja', 'どうやって走りますか'],
  ['ja', 'serとestarの違いは何ですか?'],
])('takes for %s: %s', (code, message) => {
  expect(codeOf(message)).toBe(code)
})

it('takes the language of the messages before one that shows none', () => {
  expect(codeOf('Meine Knie schmerzen nach dem Laufen', '42')).toBe('de')
})

it.each([
  ['en', 'How do I start running?', 'tomato sauce for pasta?'],
  ['it', 'Come inizio a correre?', 'ricetta facile'],
  ['en', 'Come inizio a correre?', 'How do I start running?'],
])('stays with %s after %s until a message shows another: %s', (code, before, message) => {
  expect(codeOf(before, message)).toBe(code)
})

it('begins with the language of the material', () => {
  const material = 'Wir öffnen um sechs Uhr, am Samstag um sieben. Am Sonntag haben wir geschlossen.'
  expect(codeFor(['croissant'], material)).toBe('de')
  expect(codeFor(['When do you open?'], material)).toBe('en')
})
