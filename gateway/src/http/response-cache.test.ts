import { describe, expect, it } from '@jest/globals'
import { createResponseCache } from './response-cache.ts'

function createFixture() {
  let now = 1_000
  let created = 0
  const cache = createResponseCache<{ n: number }>({ now: () => now })
  const create = async () => ({ n: ++created })
  const get = async (key = 'list') => (await cache.get(key, create)).n
  return { cache, get, advance: (ms: number) => (now += ms) }
}

describe('createResponseCache', () => {
  it('creates a value once for all requests within half a second', async () => {
    const { get, advance } = createFixture()
    expect(await Promise.all([get(), get(), get('other')])).toEqual([1, 1, 2])
    advance(499)
    expect(await get()).toBe(1)
    advance(1)
    expect(await get()).toBe(3)
  })

  it('creates a value again after clear, also one that was under creation', async () => {
    const { cache, get } = createFixture()
    const pending = get()
    cache.clear()
    expect([await pending, await get(), await get()]).toEqual([1, 2, 2])
  })

  it('does not cache a failure', async () => {
    const { cache, get } = createFixture()
    await expect(cache.get('list', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await get()).toBe(1)
  })

  it('keeps at most 1,000 values', async () => {
    const { get } = createFixture()
    for (let n = 0; n <= 1_000; n++) await get(`${n}`)
    expect([await get('1000'), await get('0')]).toEqual([1001, 1002])
  })

  it('keeps at most maxBytes, and each value for half a second from the start of its creation', async () => {
    let now = 1_000
    const cache = createResponseCache<Buffer>({ now: () => now, maxBytes: 1_000, sizeOf: ({ length }) => length })
    const created: string[] = []
    const get = (key: string, bytes: number) =>
      cache.get(key, async () => {
        created.push(key)
        await undefined
        now += 100
        return Buffer.alloc(bytes)
      })
    for (const key of ['a', 'b', 'c']) await get(key, 400)
    for (const key of ['c', 'b', 'a']) await get(key, 400)
    expect(created).toEqual(['a', 'b', 'c', 'a'])
    await get('too long', 1_001)
    expect((await get('too long', 1_001)).length).toBe(1_001)
    expect(created.slice(4)).toEqual(['too long', 'too long'])
    await get('d', 400)
    now += 399
    await get('d', 400)
    expect(created.slice(6)).toEqual(['d'])
    now += 1
    await get('d', 400)
    expect(created.slice(6)).toEqual(['d', 'd'])
  })
})
