import { expect, it } from '@jest/globals'
import { isOffensive } from './offensive-words.ts'

it.each(['porn', 'shits', 'SHIT', 'nazis', 'Rapist', 'overdose'])('a word is offensive in any case and as a plural: %s', (word) => {
  expect(isOffensive(word)).toBe(true)
})

it.each(['sourdough', 'hope', '', 'constructor', '__proto__', '面包'])('a word is not offensive: %j', (word) => {
  expect(isOffensive(word)).toBe(false)
})
