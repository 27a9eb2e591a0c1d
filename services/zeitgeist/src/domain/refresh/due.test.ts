import { describe, expect, it } from '@jest/globals'
import { isDue, lastDueAt } from './due.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const ended = (status: 'published' | 'failed', startedAt: string) => ({
  status,
  startedAt: new Date(at(startedAt)),
  endedAt: new Date(at(startedAt)),
})

describe('a scheduled refresh', () => {
  it('is due at the hour of each day', () => {
    expect(lastDueAt(at('2026-03-02T03:00:00'), 3)).toBe(at('2026-03-02T03:00:00'))
    expect(lastDueAt(at('2026-03-02T02:59:59'), 3)).toBe(at('2026-03-01T03:00:00'))
  })

  it('is due when there was none yet', () => {
    expect(isDue(at('2026-03-02T12:00:00'), 3, null)).toBe(true)
  })

  it('is not due again after one that was published since the hour', () => {
    expect(isDue(at('2026-03-02T12:00:00'), 3, ended('published', '2026-03-02T03:00:10'))).toBe(false)
    expect(isDue(at('2026-03-03T03:00:00'), 3, ended('published', '2026-03-02T03:00:10'))).toBe(true)
  })

  it('waits 10 minutes after one that failed', () => {
    expect(isDue(at('2026-03-02T03:09:59'), 3, ended('failed', '2026-03-02T03:00:00'))).toBe(false)
    expect(isDue(at('2026-03-02T03:10:00'), 3, ended('failed', '2026-03-02T03:00:00'))).toBe(true)
  })
})
