import { describe, expect, it } from '@jest/globals'
import type { Exchange } from './exchange.ts'
import { turnsFor } from './history.ts'

const exchange = (content: string, reply: string) => ({ content, reply }) as Exchange

describe('what the model gets to read', () => {
  it('is the whole conversation while it fits', () => {
    expect(turnsFor('And now?', [exchange('Hi', 'Hello'), exchange('Why?', 'Because')])).toEqual([
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: 'Because' },
      { role: 'user', content: 'And now?' },
    ])
  })

  it('drops the oldest exchanges first, whole', () => {
    const long = exchange('q'.repeat(30), 'a'.repeat(30))
    expect(turnsFor('now', [long, exchange('Hi', 'Hello')], 10)).toHaveLength(3)
  })

  it('always has the new message, however small the budget', () => {
    expect(turnsFor('now', [exchange('Hi', 'Hello')], 0)).toEqual([{ role: 'user', content: 'now' }])
  })

  it('leaves out questions that got no answer', () => {
    expect(turnsFor('now', [exchange('Hi', '')])).toEqual([{ role: 'user', content: 'now' }])
  })
})
