import { describe, expect, it } from '@jest/globals'
import { rowsInMemory } from '../../testing/kept-rows.ts'
import type { Material } from '../material.ts'
import { keptUploads } from './kept-uploads.ts'

const day = 24 * 3_600_000
const draft = { userId: 'u1', botId: null }
const saved = { userId: 'u1', botId: 'b1' }
const text = (id: string) => ({ id, material: { kind: 'text', title: id, text: 'All prices.' } satisfies Material })
const file = (id: string, size: number) => ({ id, material: { kind: 'file', file: { name: id, size } as File } satisfies Material })

function begin() {
  const clock = { now: 1_000 }
  const store = keptUploads(rowsInMemory().change, () => clock.now)
  const idsOf = async (owner: Parameters<typeof store.list>[0]) => (await store.list(owner)).map(({ id }) => id)
  return { store, clock, idsOf }
}

describe('kept uploads', () => {
  it('belong to an account and to a persona or the draft of one, in the order in which they were chosen', async () => {
    const { store, idsOf } = begin()
    await store.add(draft, [text('z'), text('a')])
    await store.add(saved, [text('m')])
    await store.add(draft, [text('b')])
    expect(await idsOf(draft)).toEqual(['z', 'a', 'b'])
    expect(await store.list(saved)).toEqual([text('m')])
    expect(await idsOf({ userId: 'u2', botId: null })).toEqual([])
  })

  it('are at most 20', async () => {
    const { store, idsOf } = begin()
    const many = Array.from({ length: 19 }, (_, index) => text(`t${index}`))
    await store.add(saved, many)
    expect(await store.add(draft, [text('fits'), text('beyond')])).toEqual(['fits'])
    expect(await idsOf(draft)).toEqual(['fits'])
  })

  it('have at most 100 MB together', async () => {
    const { store } = begin()
    await store.add(draft, [file('a', 60_000_000)])
    expect(await store.add(draft, [file('b', 50_000_000), file('c', 40_000_000), text('d')])).toEqual(['c'])
  })

  it('are removed 7 days after they were chosen', async () => {
    const { store, clock, idsOf } = begin()
    await store.add(draft, [text('old')])
    clock.now += 6 * day
    await store.add(draft, [text('new')])
    expect(await idsOf(draft)).toEqual(['old', 'new'])
    clock.now += day
    expect(await idsOf(draft)).toEqual(['new'])
    expect(await store.has(draft, 'old')).toBe(false)
  })

  it('move to the persona that is saved, and only those of the draft', async () => {
    const { store, idsOf } = begin()
    await store.add(draft, [text('a'), text('b')])
    await store.move(draft, ['a'], 'b1')
    await store.move(draft, ['a'], 'b2')
    expect(await idsOf(draft)).toEqual(['b'])
    expect(await idsOf(saved)).toEqual(['a'])
    expect(await store.has(draft, 'a')).toBe(false)
    await store.remove(draft, ['a'])
    expect(await store.has(saved, 'a')).toBe(true)
  })

  it('are removed one by one, all of a draft, or all of other accounts', async () => {
    const { store, idsOf } = begin()
    const other = { userId: 'u2', botId: null }
    await store.add(draft, [text('a'), text('b'), text('c')])
    await store.add(other, [text('d')])
    await store.remove(draft, ['b'])
    expect(await idsOf(draft)).toEqual(['a', 'c'])
    await store.removeOthers('u1')
    expect(await idsOf(other)).toEqual([])
    await store.remove(draft)
    expect(await idsOf(draft)).toEqual([])
  })
})
