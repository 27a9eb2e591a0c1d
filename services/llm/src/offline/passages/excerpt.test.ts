import { expect, it } from '@jest/globals'
import { excerptOf, firstSentences } from './excerpt.ts'

it.each([
  ['Hindi', 'दुकान नौ बजे खुलती है।', 'मधुमक्खियाँ बगीचे में शहद बनाती हैं।', 'शहद कौन बनाता है?'],
  ['Burmese', 'ဆိုင်ကိုးနာရီဖွင့်သည်။', 'ပျားများသည် ပျားရည်ပြုလုပ်သည်။', 'ပျားရည်'],
  ['English', 'The shop opens at nine.', 'Bees make honey in the garden.', 'Who makes honey?'],
])('takes the sentences of a long %s text that have the words of a message', (_language, other, asked, message) => {
  const others = `${other} `.repeat(Math.ceil(1_000 / other.length))
  const excerpt = excerptOf(`${others}${asked} ${others}`, message)
  expect(excerpt).toContain(asked)
  expect(excerpt.startsWith(other) && excerpt.endsWith(other)).toBe(true)
  expect(excerpt.length).toBeLessThanOrEqual(900)
  expect(firstSentences(others, 1)).toBe(other)
})
