import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { nextTurns, type Progress, type Turn } from './rotation.ts'

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 30 })
const perDay = fc.integer({ min: 1, max: 6 })

function after(turns: readonly Turn[]): Progress {
  const cycle = Math.max(1, ...turns.map((turn) => turn.cycle))
  return { cycle, had: turns.filter((turn) => turn.cycle === cycle).map(({ personaId }) => personaId) }
}

/** Turns of `days` days in a row, day by day. */
function run(candidates: readonly string[], size: number, days: number): Turn[][] {
  const past: Turn[][] = []
  for (let day = 0; day < days; day++) past.push(nextTurns(candidates, after(past.flat()), size))
  return past
}

describe('the daily rotation', () => {
  it('features four a day, in the order they are wanted', () => {
    expect(nextTurns(['a', 'b', 'c', 'd', 'e'], { cycle: 1, had: [] }).map(({ personaId }) => personaId)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('fills a day up from the next cycle', () => {
    const turns = nextTurns(['a', 'b', 'c', 'd', 'e'], { cycle: 1, had: ['a', 'b', 'c', 'd'] })
    expect(turns.map(({ personaId, cycle }) => `${personaId}${cycle}`)).toEqual(['e1', 'a2', 'b2', 'c2'])
  })

  it('features nobody where there is nobody', () => {
    expect(nextTurns([], { cycle: 3, had: ['gone'] })).toEqual([])
  })

  it('fills every day as far as there are personas, and shows none twice on a day', () => {
    fc.assert(
      fc.property(ids, perDay, (everyone, size) => {
        for (const turns of run(everyone, size, 12)) {
          expect(turns).toHaveLength(Math.min(size, everyone.length))
          expect(new Set(turns.map(({ personaId }) => personaId)).size).toBe(turns.length)
        }
      }),
    )
  })

  it('gives everyone a turn before one comes again in a cycle', () => {
    fc.assert(
      fc.property(ids, perDay, (everyone, size) => {
        const turns = run(everyone, size, 40).flat()
        const last = Math.max(...turns.map(({ cycle }) => cycle))
        for (let cycle = 1; cycle <= last; cycle++) {
          const had = turns.filter((turn) => turn.cycle === cycle).map(({ personaId }) => personaId)
          expect(new Set(had).size).toBe(had.length)
          if (cycle < last) expect(new Set(had)).toEqual(new Set(everyone))
        }
      }),
    )
  })

  it('never repeats within a cycle though personas come and go from day to day', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 20 }), perDay, (days, size) => {
        const past: Turn[] = []
        for (const candidates of days) past.push(...nextTurns(candidates, after(past), size))
        const keys = past.map(({ personaId, cycle }) => `${cycle}:${personaId}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})
