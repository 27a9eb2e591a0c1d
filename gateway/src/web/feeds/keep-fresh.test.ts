import { expect, it } from '@jest/globals'
import { keepFresh } from './keep-fresh.ts'

/** Creates a fixture whose creations and clock the test controls. */
function manual() {
  let time = 0
  const creations: PromiseWithResolvers<string>[] = []
  const create = () => {
    const creation = Promise.withResolvers<string>()
    creations.push(creation)
    return creation.promise
  }
  return { creations, get: keepFresh(create, { maxAgeMs: 1_000, now: () => time }), at: (ms: number) => (time = ms) }
}

it('concurrent callers wait for one creation, and later ones get the kept value', async () => {
  const { creations, get } = manual()
  const both = Promise.all([get(), get()])
  creations[0]?.resolve('a')
  expect([await both, await get(), creations.length]).toEqual([['a', 'a'], 'a', 1])
})

it('a value is returned until it reaches its age; then callers wait for the renewal', async () => {
  const { creations, get, at } = manual()
  const first = get()
  creations[0]?.resolve('a')
  await first
  at(1_000)
  expect([await get(), creations.length]).toEqual(['a', 1])
  at(1_001)
  const both = Promise.all([get(), get()])
  creations[1]?.resolve('b')
  expect([await both, creations.length]).toEqual([['b', 'b'], 2])
})

it('a failed renewal keeps the old value and is tried again', async () => {
  const { creations, get, at } = manual()
  const first = get()
  creations[0]?.resolve('a')
  await first
  at(1_001)
  const second = get()
  creations[1]?.reject(new Error('away'))
  expect(await second).toBe('a')
  const third = get()
  creations[2]?.resolve('c')
  expect(await third).toBe('c')
})

it('a first creation that fails is thrown and tried again', async () => {
  const { creations, get } = manual()
  const first = get()
  creations[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  const second = get()
  creations[1]?.resolve('b')
  expect(await second).toBe('b')
})
