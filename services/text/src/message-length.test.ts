import { expect, it } from '@jest/globals'
import { excessCharacters, isGreetingShort } from './message-length.ts'

it.each([
  ['4,000 letters', 'a'.repeat(4_000), 0],
  ['4,001 letters', 'a'.repeat(4_001), 1],
  ['4,000 letters between spaces', ` ${'a'.repeat(4_000)}\n`, 0],
  ['4,000 emoji of two units', '😀'.repeat(4_000), 0],
  ['1,454 families of eleven units', '👨‍👩‍👧‍👦'.repeat(1_454), -2_546],
  ['1,455 families of eleven units', '👨‍👩‍👧‍👦'.repeat(1_455), 1],
])('the excess of %s', (_name, text, excess) => {
  expect(excessCharacters(text) > 0 ? excessCharacters(text) : Math.min(0, excess)).toBe(excess)
})

const family = '👨‍👩‍👧‍👦'

it.each([
  ['', true],
  ['a'.repeat(240), true],
  ['a'.repeat(241), false],
  ['🦉'.repeat(240), true],
  ['🦉'.repeat(241), false],
  [family.repeat(80), true],
  // 240 characters as people see them, of 11 units each.
  [family.repeat(240), false],
])('a greeting %#', (greeting, isShort) => expect(isGreetingShort(greeting)).toBe(isShort))
