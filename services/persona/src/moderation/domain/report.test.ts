import { describe, expect, it } from '@jest/globals'
import { hashReporter, readReport } from './report.ts'

const at = new Date('2026-03-01T00:00:00Z')

describe('readReport', () => {
  it('keeps the reason and the trimmed details', () => {
    expect(readReport('spam', ' Sells\r\npills ', at)).toEqual({ reason: 'spam', details: 'Sells\npills', at })
    expect(readReport('hateful', '', at).details).toBe('')
  })

  it('keeps the answer that is handed over, cut to its limits', () => {
    const short = { question: 'Q', answer: 'A' }
    expect(readReport('spam', '', at, short).answer).toEqual(short)
    const { question, answer } = readReport('spam', '', at, { question: 'q'.repeat(5_000), answer: '😀'.repeat(9_000) }).answer ?? short
    expect([question.length, answer.length, question.endsWith('q…'), answer.isWellFormed()]).toEqual([4_000, 12_000, true, true])
    expect(readReport('spam', '', at)).not.toHaveProperty('answer')
  })

  it.each([
    [undefined, 'x'],
    ['other', '  '],
    ['spam', 'x'.repeat(1_001)],
    ['spam', 'zero\u200Bwidth'],
  ] as const)('refuses the reason %j with %j', (reason, details) => {
    expect(() => readReport(reason, details, at)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
  })
})

describe('hashReporter', () => {
  it('is the same for a person and a secret, and names neither', () => {
    expect(hashReporter('s', 'member:ada')).toBe(hashReporter('s', 'member:ada'))
    expect(hashReporter('s', 'member:ada')).not.toBe(hashReporter('t', 'member:ada'))
    expect(hashReporter('s', 'member:ada')).not.toBe(hashReporter('s', 'guest:ada'))
    expect(hashReporter('s', 'member:ada')).not.toContain('ada')
  })
})
