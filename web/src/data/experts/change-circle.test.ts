import { describe, expect, it } from '@jest/globals'
import type { Bot } from '../../api/schemas.ts'
import { bot } from '../testing/fixtures.ts'
import { applyChange, type CircleChange, placed, undoOf } from './change-circle.ts'

const named = (id: string): Bot => ({ ...bot, id, name: id.toUpperCase() })
const bots = (ids: string) => [...ids].map(named)
const idsOf = (list: readonly Bot[]) => list.map(({ id }) => id).join('')

describe('a change of the circle', () => {
  it('adds at the end, once, and at most five', () => {
    expect(idsOf(applyChange(bots('ab'), { kind: 'add', bot: named('c') }))).toBe('abc')
    expect(idsOf(applyChange(bots('ab'), { kind: 'add', bot: named('a') }))).toBe('ab')
    expect(idsOf(applyChange(bots('abcde'), { kind: 'add', bot: named('f') }))).toBe('abcde')
  })

  it('removes one, and ignores one that is not in it', () => {
    expect(idsOf(applyChange(bots('abc'), { kind: 'remove', botId: 'b' }))).toBe('ac')
    expect(idsOf(applyChange(bots('abc'), { kind: 'remove', botId: 'x' }))).toBe('abc')
  })

  it('arranges the named first, adds new ones while there is room, and removes none', () => {
    expect(idsOf(applyChange(bots('abc'), { kind: 'arrange', bots: bots('cb') }))).toBe('cba')
    expect(idsOf(applyChange(bots('abcd'), { kind: 'arrange', bots: bots('xya') }))).toBe('xabcd')
  })
})

describe('undoing a change', () => {
  const undone = (before: string, change: CircleChange, meanwhile: CircleChange[] = []) => {
    const undo = undoOf(bots(before), change)
    const after = [change, ...meanwhile].reduce<readonly Bot[]>(applyChange, bots(before))
    return idsOf(undo ? applyChange(after, undo) : after)
  }

  it('restores the circle', () => {
    expect(undone('ab', { kind: 'add', bot: named('c') })).toBe('ab')
    expect(undone('abc', { kind: 'remove', botId: 'b' })).toBe('abc')
    expect(undone('abc', { kind: 'arrange', bots: bots('cab') })).toBe('abc')
  })

  it('keeps later changes', () => {
    expect(undone('abc', { kind: 'remove', botId: 'b' }, [{ kind: 'add', bot: named('d') }])).toBe('abcd')
    expect(undone('ab', { kind: 'add', bot: named('c') }, [{ kind: 'add', bot: named('d') }])).toBe('abd')
  })

  it('does not remove an expert that was in the circle before it was added again', () => {
    expect(undone('ab', { kind: 'add', bot: named('a') })).toBe('ab')
  })
})

it('an expert is placed before the one at its position, or last', () => {
  expect(idsOf(placed(bots('abc'), named('x'), 1))).toBe('axbc')
  expect(idsOf(placed(bots('abc'), named('x'), 4))).toBe('abcx')
  expect(idsOf(placed(bots('abc'), named('a'), 2))).toBe('bca')
  expect(idsOf(placed(bots('abc'), named('a'), 4))).toBe('bca')
})
