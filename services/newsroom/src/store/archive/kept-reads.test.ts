import { expect, it } from '@jest/globals'
import { keptReads } from './kept-reads.ts'

it('lists and stories take no more than their common bound, and those that were not read for the longest time go first', async () => {
  // A story and a list of 200 positions take 2,000 bytes each with what an entry takes besides.
  const kept = keptReads(10_000)
  let reads = 0
  const readList = () =>
    kept.positions('1', async () => {
      reads++
      return new Float64Array(200)
    })
  await Promise.all([readList(), readList()])
  expect(reads).toBe(1)
  const keys = ['1 a', '1 b', '1 c', '1 d', '1 e']
  for (const key of keys) {
    kept.keepStory(key, new Uint8Array(1_600))
    await readList()
  }
  expect(keys.filter((key) => kept.story(key))).toEqual(['1 b', '1 c', '1 d', '1 e'])
  expect(reads).toBe(1)
  kept.keepStory('1 f', new Uint8Array(1_600))
  await readList()
  expect(reads).toBe(2)
})

it('lists and a story of the same key are different entries', async () => {
  const kept = keptReads()
  kept.keepStory('1 16', new Uint8Array([7]))
  expect(await kept.positions('1 16', async () => Float64Array.of(3))).toEqual(Float64Array.of(3))
  expect(await kept.bitmap('1 16', async () => Uint32Array.of(5))).toEqual(Uint32Array.of(5))
  expect(kept.story('1 16')).toEqual(new Uint8Array([7]))
})
