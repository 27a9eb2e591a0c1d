import { describe, expect, it } from '@jest/globals'
import { Types } from 'mongoose'
import { publicListQuery } from '../domain/public-list.ts'
import type { ListReader } from './list-reader.ts'
import { type CardRow, mongoPublicPersonas } from './public-personas.ts'

const row = () => ({ _id: new Types.ObjectId() }) as CardRow
const query = (over: { page?: number; search?: string } = {}) =>
  publicListQuery({ search: '', category: '', order: 'popular', page: 1, limit: 10, ...over })

/** So many personas that all match, and what was asked of the database. */
function world(there: number) {
  const asked = { pages: 0, counts: 0 }
  const reader: ListReader = {
    page: async (_filter, _order, skip, limit) => {
      asked.pages++
      return Array.from({ length: Math.max(0, Math.min(limit, there - skip)) }, row)
    },
    count: async () => {
      asked.counts++
      return there
    },
    ids: async () => [],
    among: async () => new Map(),
  }
  const vocabulary = { learn: async () => {}, beginningWith: async () => [], meantBy: async () => [] }
  return { asked, shown: mongoPublicPersonas(reader, vocabulary) }
}

describe('the total of a list', () => {
  it('is counted every time up to two hundred', async () => {
    const { asked, shown } = world(200)
    for (let i = 0; i < 3; i++) expect((await shown.list(query())).total).toBe(200)
    expect(asked).toEqual({ pages: 3, counts: 3 })
  })

  it('is counted once for many when there are more, on whichever page', async () => {
    const { asked, shown } = world(201)
    const totals = await Promise.all([1, 2, 3, 4].map((page) => shown.list(query({ page }))))
    expect(new Set(totals.map(({ total }) => total))).toEqual(new Set([201]))
    expect(asked).toEqual({ pages: 4, counts: 1 })
  })

  it('is counted anew after a save, whether it succeeds or not', async () => {
    const { asked, shown } = world(5_000)
    await shown.list(query())
    await shown.whileSaving(async () => {})
    await shown.list(query())
    expect(asked.counts).toBe(2)
    await expect(shown.whileSaving(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await shown.list(query())
    expect(asked.counts).toBe(3)
  })

  it('needs no count where the last page tells it', async () => {
    const { asked, shown } = world(13)
    expect(await shown.list(query({ page: 2 }))).toMatchObject({ personas: { length: 3 }, total: 13 })
    expect(asked).toEqual({ pages: 1, counts: 0 })
  })

  it('saves the look at a page far behind the end', async () => {
    const { asked, shown } = world(2_000)
    expect(await shown.list(query({ page: 100_000 }))).toEqual({ personas: [], total: 2_000 })
    expect(asked).toEqual({ pages: 0, counts: 1 })
  })

  it('of a search without a word is nothing, and asks nobody', async () => {
    const { asked, shown } = world(2_000)
    expect(await shown.list(query({ search: '***' }))).toEqual({ personas: [], total: 0 })
    expect(asked).toEqual({ pages: 0, counts: 0 })
  })
})
