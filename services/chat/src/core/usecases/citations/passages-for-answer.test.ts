import { expect, it } from '@jest/globals'
import { earlierOf } from './passages-for-answer.ts'

it('gives a search the latest three messages, and an older one that tells an injury or an illness', () => {
  expect(earlierOf(['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd'])
  expect(earlierOf(["I'm pregnant", 'a', 'b', 'c'])).toEqual(["I'm pregnant", 'b', 'c'])
  expect(earlierOf(['a', "I'm pregnant", 'b', 'c'])).toEqual(["I'm pregnant", 'b', 'c'])
})
