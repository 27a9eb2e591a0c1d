import { describe, expect, it } from '@jest/globals'
import { screenWord } from './screen-word.ts'

describe('a word that is read back', () => {
  it.each([
    'sourdough',
    'rye flour',
    'self-taught',
    'crème',
    '面包',
    "baker's dozen",
    'rose garden',
    'hope',
    'basil',
    'kale',
    'brown bread',
    'learning german',
  ])('is shown: %s', (word) => {
    expect(screenWord(word)).toBe(true)
  })

  it.each([
    'b2b',
    '4711',
    'room 101',
    'example.com',
    'a@b',
    '#bread',
    '<b>',
    'a_b',
    '',
    'two  blanks',
    'porn',
    'free porn',
    'shits',
    'nazis',
    'kevin',
    'kevin bread',
    'Ольга',
    'go\u200Bod',
  ])('is not shown: %j', (word) => {
    expect(screenWord(word)).toBe(false)
  })
})
