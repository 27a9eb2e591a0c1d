import { describe, expect, it } from '@jest/globals'
import type { PastExchange } from '../exchanges/ports.ts'
import { turnsWithHistory } from './history.ts'

const exchange = (content: string, answer: string): PastExchange => ({ content, answer })

describe('turnsWithHistory', () => {
  it('returns the whole conversation while it fits the budget', () => {
    expect(turnsWithHistory('And now?', [exchange('Hi', 'Hello'), exchange('Why?', 'Because')])).toEqual([
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: 'Because' },
      { role: 'user', content: 'And now?' },
    ])
  })

  it('drops the oldest exchanges first, each as a whole', () => {
    const long = exchange('q'.repeat(30), 'a'.repeat(30))
    expect(turnsWithHistory('now', [long, exchange('Hi', 'Hello')], 10)).toHaveLength(3)
  })

  it('counts a Chinese character as a token', () => {
    const chinese = exchange('你'.repeat(10), '好'.repeat(10))
    expect(turnsWithHistory('now', [chinese], 20)).toHaveLength(3)
    expect(turnsWithHistory('now', [chinese], 19)).toHaveLength(1)
  })

  it('always includes the new message, however small the budget is', () => {
    expect(turnsWithHistory('now', [exchange('Hi', 'Hello')], 0)).toEqual([{ role: 'user', content: 'now' }])
  })

  it('leaves out exchanges without an answer', () => {
    expect(turnsWithHistory('now', [exchange('Hi', '')])).toEqual([{ role: 'user', content: 'now' }])
  })
})
