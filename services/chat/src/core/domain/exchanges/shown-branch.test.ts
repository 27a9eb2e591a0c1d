import { describe, expect, it } from '@jest/globals'
import type { RecentExchange } from './ports.ts'
import { branchAmong, hasOpen, shownLeaf } from './shown-branch.ts'

const exchange = (second: number, id: string, parentId: string | null, status: RecentExchange['status'] = 'complete') => ({
  id,
  questionId: id,
  parentId,
  status,
  content: `question ${id}`,
  answer: `answer ${id}`,
  startedAt: new Date(1_000 * second),
  askedAt: new Date(1_000 * second),
  chatModel: '',
  continues: '',
})
/** The newest first, as they are read. */
const recent = [exchange(4, 'b2', 'a'), exchange(3, 'c', 'b'), exchange(2, 'b', 'a'), exchange(1, 'a', null)]
const idsOf = (branch: RecentExchange[] | null) => branch?.map(({ id }) => id)

describe('the end of the shown branch', () => {
  it('is the newest exchange, or the end of a branch that was chosen after it', () => {
    expect(shownLeaf(recent, undefined)).toBe('b2')
    expect(shownLeaf(recent, { leafId: 'c', at: new Date(5_000) })).toBe('c')
    expect(shownLeaf(recent, { leafId: 'c', at: new Date(3_500) })).toBe('b2')
    expect([shownLeaf([], undefined), shownLeaf([], { leafId: 'c', at: new Date(0) })]).toEqual([null, 'c'])
  })

  it('is no exchange that is only claimed, and no continuation of an answer', () => {
    expect(shownLeaf([exchange(5, 'd', null, 'claimed'), ...recent], undefined)).toBe('b2')
    expect(shownLeaf([{ ...exchange(5, 'd', 'a'), continues: 'b2' }, ...recent], undefined)).toBe('b2')
  })
})

describe('a branch among the recent exchanges', () => {
  it('has its exchanges, oldest first, and none of another branch', () => {
    expect(idsOf(branchAmong(recent, 'c', { limit: 10, isAll: true }))).toEqual(['a', 'b', 'c'])
    expect(idsOf(branchAmong(recent, 'b2', { limit: 10, isAll: true }))).toEqual(['a', 'b2'])
    expect(branchAmong(recent, null, { limit: 10, isAll: true })).toEqual([])
  })

  it('has the last ones up to a limit', () => {
    expect(idsOf(branchAmong(recent.slice(0, 3), 'c', { limit: 2, isAll: false }))).toEqual(['b', 'c'])
  })

  it('is unknown when an exchange of it is older than all of them', () => {
    expect(branchAmong(recent.slice(0, 3), 'c', { limit: 10, isAll: false })).toBeNull()
  })

  it('begins where an exchange is gone from a conversation of which all are known', () => {
    expect(idsOf(branchAmong(recent.slice(0, 3), 'c', { limit: 10, isAll: true }))).toEqual(['b', 'c'])
  })
})

describe('hasOpen', () => {
  it('is true while an exchange is claimed or runs', () => {
    expect(hasOpen(recent)).toBe(false)
    for (const status of ['claimed', 'running'] as const) expect(hasOpen([exchange(5, 'd', 'c', status), ...recent])).toBe(true)
  })
})
