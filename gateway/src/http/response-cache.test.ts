import { describe, expect, it } from '@jest/globals'
import { createResponseCache } from './response-cache.ts'

function createFixture() {
  let [now, created] = [1_000, 0]
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
})
