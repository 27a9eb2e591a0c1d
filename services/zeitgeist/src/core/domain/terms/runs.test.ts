import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { takeRuns } from './runs.ts'

const words = (length: number, letters: string) =>
  fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 3 }), { minLength: 0, maxLength: length })
const shares = (one: string, other: string) => takeRuns(one).some((run) => takeRuns(other).includes(run))

describe('the runs of a text', () => {
  it('share one with every text that has 8 words in a row in common', () => {
    const eight = fc.array(fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 2 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(words(30, 'abx'), eight, words(30, 'aby'), words(30, 'bcz'), words(30, 'acw'), (before, shared, after, other, last) => {
        expect(shares([...before, ...shared, ...after].join(' '), [...other, ...shared, ...last].join(' '))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('share none with a text that has no 6 words in a row in common', () => {
    expect(shares('one two three four five red six seven eight nine', 'one two three four five blue six seven eight nine')).toBe(false)
  })

  it.each([
    ['case and punctuation', 'I Keep; my "sourdough" starter, alive-in the FRIDGE overnight!'],
    ['Markdown', '**I keep** my _sourdough_ `starter` alive in ~the~ [fridge] overnight'],
    ['tags', 'I <b>keep</b> my sourdough <i class="x">starter</i> alive in the fridge overnight'],
    ['invisible characters and wide letters', 'I ke\u200Bep my sour\u00ADdough ｓｔａｒｔｅｒ alive in the fridge overnight'],
  ])('are the same whatever the %s', (_what, text) => {
    expect(takeRuns(text)).toEqual(takeRuns('i keep my sourdough starter alive in the fridge overnight'))
  })

  it('are found in scripts without blanks', () => {
    expect(shares('我想知道如何在阳台上种番茄和辣椒', '请问如何在阳台上种番茄和黄瓜')).toBe(true)
  })

  it('are none in fewer than 8 words', () => {
    expect(takeRuns('seven words are not enough for one')).toEqual([])
  })
})
