import { describe, expect, it } from '@jest/globals'
import { batchReads } from './batch-reads.ts'

const nextTurn = () => new Promise(setImmediate)

/** Creates reads that the test ends. Each returns the number of the read for its keys. */
function manualReads() {
  const reads: { keys: string[]; end: () => void }[] = []
  const read = batchReads<number>(3, (keys) => {
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, number>>()
    const number = reads.length
    reads.push({ keys, end: () => resolve(new Map(keys.filter((key) => key !== 'missing').map((key) => [key, number]))) })
    return promise
  })
  return { reads, read }
}

describe('batchReads', () => {
  it('reads the keys of one tick together, each once', async () => {
    const { reads, read } = manualReads()
    const found = Promise.all([read('a'), read('b'), read('a')])
    await nextTurn()
    expect(reads.map(({ keys }) => keys)).toEqual([['a', 'b']])
    reads[0]?.end()
    expect(await found).toEqual([0, 0, 0])
  })

  it('gives a call that arrives during two reads the result of a later one', async () => {
    const { reads, read } = manualReads()
    const early = read('a')
    await nextTurn()
    const second = read('a')
    await nextTurn()
    const late = Promise.all([read('a'), read('b')])
    await nextTurn()
    expect(reads).toHaveLength(2)
    reads[0]?.end()
    expect(await early).toBe(0)
    await nextTurn()
    expect(reads[2]?.keys).toEqual(['a', 'b'])
    for (const { end } of reads) end()
    expect(await second).toBe(1)
    expect(await late).toEqual([2, 2])
  })

  it('reads at most so many keys at once, and finds nothing for a missing one', async () => {
    const { reads, read } = manualReads()
    const found = Promise.all(['a', 'b', 'missing', 'c'].map(read))
    await nextTurn()
    expect(reads.map(({ keys }) => keys)).toEqual([['a', 'b', 'missing'], ['c']])
    for (const { end } of reads) end()
    expect(await found).toEqual([0, 0, undefined, 1])
  })

  it('rejects the calls of a read that failed, and goes on', async () => {
    let isDown = true
    const read = batchReads<string>(10, async (keys) => {
      if (isDown) throw new Error('down')
      return new Map(keys.map((key) => [key, key]))
    })
    await expect(Promise.all([read('a'), read('b')])).rejects.toThrow('down')
    isDown = false
    expect(await read('a')).toBe('a')
  })
})
