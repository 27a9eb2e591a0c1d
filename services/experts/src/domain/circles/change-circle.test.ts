import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { add, afterDropping, arrange, dropMissing, remove } from './change-circle.ts'
import type { Circle } from './circle.ts'

const addedAt = new Date('2026-03-04T05:06:07Z')
const now = new Date('2026-05-06T07:08:09Z')
const persona = (personaId: string) => ({ personaId, name: `Name of ${personaId}` })
const circleOf = (ids: string, left: string[] = []): Circle => ({
  memberId: 'ada',
  entries: [...ids].map((id) => ({ ...persona(id), addedAt })),
  left,
})
const idsOf = (change: Pick<Circle, 'entries'> | null) => change?.entries.map(({ personaId }) => personaId).join('')

describe('adding a persona', () => {
  it('adds it at the end and clears the names of removed personas', () => {
    const change = add(persona('c'), now)(circleOf('ab', ['Old']))
    expect(idsOf(change)).toBe('abc')
    expect(change).toMatchObject({ left: [], entries: [{ addedAt }, { addedAt }, { addedAt: now }] })
  })

  it('is refused when it is in the circle, also in a full one', () => {
    for (const ids of ['ab', 'abcde'])
      expect(() => add(persona('b'), now)(circleOf(ids))).toThrow(expect.objectContaining({ kind: 'exists', reason: 'ALREADY_IN_CIRCLE' }))
  })

  it('is refused in a circle of five', () => {
    expect(() => add(persona('f'), now)(circleOf('abcde'))).toThrow(expect.objectContaining({ kind: 'exists', reason: 'CIRCLE_FULL' }))
  })
})

describe('arranging a circle', () => {
  it.each([
    ['orders what it names', 'abc', 'cab', 'cab'],
    ['lets entries that it does not name follow in their order', 'abcd', 'db', 'dbac'],
    ['adds what is new at its place', 'ab', 'xay', 'xayb'],
    ['adds what is new while there is room', 'abcd', 'xya', 'xabcd'],
    ['keeps a full circle', 'abcde', 'vwxyz', 'abcde'],
    ['changes nothing without ids', 'abc', '', 'abc'],
  ])('%s', (_rule, ids, named, expected) => {
    expect(idsOf(arrange([...named].map(persona), now)(circleOf(ids)))).toBe(expected)
  })

  it('keeps when an entry was added', () => {
    const { entries } = arrange([persona('x'), persona('a')], now)(circleOf('a'))
    expect(entries.map((entry) => entry.addedAt)).toEqual([now, addedAt])
  })

  it('removes nothing, never exceeds five, and has no persona twice, whatever is named', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 5 })
    fc.assert(
      fc.property(ids, ids, (before, named) => {
        const after = [...(idsOf(arrange(named.map(persona), now)(circleOf(before.join('')))) ?? '')]
        expect(after).toEqual(expect.arrayContaining(before))
        expect(after.length).toBe(Math.min(5, new Set([...before, ...named]).size))
        expect(new Set(after).size).toBe(after.length)
      }),
    )
  })
})

describe('removing a persona', () => {
  it('closes the gap and clears the names of removed personas', () => {
    expect(remove('b')(circleOf('abc', ['Old']))).toEqual({ entries: circleOf('ac').entries, left: [] })
  })

  it('changes nothing when it is not in the circle', () => {
    expect(remove('x')(circleOf('abc', ['Old']))).toBeNull()
  })
})

describe('personas that the member can no longer see', () => {
  it('leave the circle and are named after those that left before', () => {
    const change = dropMissing(new Set(['b', 'x']))(circleOf('abc', ['Old']))
    expect(idsOf(change)).toBe('ac')
    expect(change?.left).toEqual(['Old', 'Name of b'])
  })

  it('are named five at most, the latest ones', () => {
    expect(dropMissing(new Set(['a', 'b']))(circleOf('ab', ['1', '2', '3', '4']))?.left).toEqual(['2', '3', '4', 'Name of a', 'Name of b'])
  })

  it('change nothing when none is in the circle', () => {
    expect(dropMissing(new Set(['x']))(circleOf('abc'))).toBeNull()
  })

  it('make room for the change that follows, which names only them', () => {
    const change = afterDropping(new Set(['b']), add(persona('f'), now))(circleOf('abcde', ['Old']))
    expect(idsOf(change)).toBe('acdef')
    expect(change?.left).toEqual(['Name of b'])
  })

  it('leave also when the change that follows changes nothing', () => {
    const change = afterDropping(new Set(['b']), remove('x'))(circleOf('abc'))
    expect(idsOf(change)).toBe('ac')
  })
})
