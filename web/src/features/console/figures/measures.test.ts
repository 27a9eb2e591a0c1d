import { describe, expect, it } from '@jest/globals'
import { figuresDay } from '../../../data/testing/console-fixtures.ts'
import { formatCost, formatOf, sentence } from './measures.ts'

it.each([
  [0, '$0.00'],
  [9_999, '<$0.01'],
  [1_234_567, '$1.23'],
])('a cost of %i millionths of a dollar is written %s', (micros, text) => expect(formatCost(micros)).toBe(text))

it('money is short at the axis, without the same label twice, and counts have no dollars', () => {
  const revenue = [0, 1, 2, 250, 1_250_000].map((cents) => formatOf('revenue').short(cents))
  expect(revenue).toEqual(['$0', '$0.01', '$0.02', '$2.5', '$12.5k'])
  expect([0, 1, 3_400_000].map((micros) => formatOf('modelCost').short(micros))).toEqual(['$0', '', '$3.4'])
  expect(formatOf('people').short(1_500)).toBe('1.5k')
})

describe('the sentence about a measure', () => {
  const day = (date: string) => `day ${date}`

  it('has the sum and the latest of the highest days', () => {
    const days = [figuresDay('1', { messages: 5 }), figuresDay('2', { messages: 7 }), figuresDay('3', { messages: 7 })]
    expect(sentence(days, 'messages', day)).toBe('Messages: 19 in all, at most 7 on day 3.')
  })

  it('says that there is nothing', () => {
    for (const days of [[], [figuresDay('1')]]) expect(sentence(days, 'revenue', day)).toBe('Revenue: none.')
  })
})
