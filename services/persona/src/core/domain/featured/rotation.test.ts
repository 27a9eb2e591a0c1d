import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { nextTurns, type RotationProgress, type Turn } from './rotation.ts'

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 30 })
const turnsPerDay = fc.integer({ min: 1, max: 6 })

function progressAfter(turns: readonly Turn[]): RotationProgress {
  const cycle = Math.max(1, ...turns.map((turn) => turn.cycle))
  return { cycle, featuredIds: turns.filter((turn) => turn.cycle === cycle).map(({ personaId }) => personaId) }
}

/** Returns the turns of `days` consecutive days, one array a day. */
function rotate(candidates: readonly string[], perDay: number, days: number): Turn[][] {
  const past: Turn[][] = []
  for (let day = 0; day < days; day++) past.push(nextTurns(candidates, progressAfter(past.flat()), perDay))
  return past
}

describe('nextTurns', () => {
  it('features four personas a day in order of preference', () => {
    expect(nextTurns(['a', 'b', 'c', 'd', 'e'], { cycle: 1, featuredIds: [] }).map(({ personaId }) => personaId)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('fills a day from the next cycle', () => {
    const turns = nextTurns(['a', 'b', 'c', 'd', 'e'], { cycle: 1, featuredIds: ['a', 'b', 'c', 'd'] })
    expect(turns.map(({ personaId, cycle }) => `${personaId}${cycle}`)).toEqual(['e1', 'a2', 'b2', 'c2'])
  })

  it('returns nothing without candidates', () => {
    expect(nextTurns([], { cycle: 3, featuredIds: ['gone'] })).toEqual([])
  })

  it('fills every day as far as there are personas, and features none twice on a day', () => {
    fc.assert(
      fc.property(ids, turnsPerDay, (candidates, perDay) => {
        for (const turns of rotate(candidates, perDay, 12)) {
          expect(turns).toHaveLength(Math.min(perDay, candidates.length))
          expect(new Set(turns.map(({ personaId }) => personaId)).size).toBe(turns.length)
        }
      }),
    )
  })

  it('gives every persona a turn before a cycle ends', () => {
    fc.assert(
      fc.property(ids, turnsPerDay, (candidates, perDay) => {
        const turns = rotate(candidates, perDay, 40).flat()
        const lastCycle = Math.max(...turns.map(({ cycle }) => cycle))
        for (let cycle = 1; cycle <= lastCycle; cycle++) {
          const featured = turns.filter((turn) => turn.cycle === cycle).map(({ personaId }) => personaId)
          expect(new Set(featured).size).toBe(featured.length)
          if (cycle < lastCycle) expect(new Set(featured)).toEqual(new Set(candidates))
        }
      }),
    )
  })

  it('never repeats a persona within a cycle when the candidates change every day', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 20 }), turnsPerDay, (days, perDay) => {
        const past: Turn[] = []
        for (const candidates of days) past.push(...nextTurns(candidates, progressAfter(past), perDay))
        const keys = past.map(({ personaId, cycle }) => `${cycle}:${personaId}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})
