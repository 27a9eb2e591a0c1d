import { describe, expect, it } from '@jest/globals'
import { figureDates, keptFigures, onEveryDate } from './figures.ts'

const now = new Date('2026-03-02T23:59:00Z')

describe('the dates of a report', () => {
  it('are the last days in UTC, today included, oldest first', () => {
    expect(figureDates(7, now)).toEqual(['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
    expect([figureDates(30, now).length, figureDates(90, now).length]).toEqual([30, 90])
  })

  it.each([0, 1, 31, 365])('are refused for %i days', (days) => {
    expect(() => figureDates(days, now)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
  })

  it('each have a row', () => {
    expect(onEveryDate(['a', 'b'], [{ date: 'b', count: 2 }], { count: 0 })).toEqual([
      { date: 'a', count: 0 },
      { date: 'b', count: 2 },
    ])
  })
})

describe('a report that is kept', () => {
  it('is loaded once a minute for each period, and shared by callers', async () => {
    let time = 0
    const loaded: number[] = []
    const report = keptFigures(
      async (days) => loaded.push(days),
      () => time,
    )
    await Promise.all([report(7), report(7), report(30)])
    time = 59_999
    await report(7)
    expect(loaded).toEqual([7, 30])
    time = 60_000
    await report(7)
    expect(loaded).toEqual([7, 30, 7])
  })

  it('is loaded again after a failure', async () => {
    let fails = true
    const report = keptFigures(async () => {
      if (fails) throw new Error('away')
      return 1
    })
    await expect(report(7)).rejects.toThrow('away')
    fails = false
    expect(await report(7)).toBe(1)
  })
})
