import { describe, expect, it } from '@jest/globals'
import { shareReads } from './share-reads.ts'

describe('shareReads', () => {
  it('reads once for the calls of one tick and once for those that arrive during a read', async () => {
    const reads: PromiseWithResolvers<string>[] = []
    const shared = shareReads(() => {
      const read = Promise.withResolvers<string>()
      reads.push(read)
      return read.promise
    })
    const early = [shared('a'), shared('a')]
    await new Promise(setImmediate)
    const late = [shared('a'), shared('a')]
    await new Promise(setImmediate)
    expect(reads).toHaveLength(1)
    reads[0]?.resolve('before')
    expect(await Promise.all(early)).toEqual(['before', 'before'])
    await new Promise(setImmediate)
    expect(reads).toHaveLength(2)
    reads[1]?.resolve('after')
    expect(await Promise.all(late)).toEqual(['after', 'after'])
  })

  it('shares nothing between keys, and goes on after a read that failed', async () => {
    let isDown = true
    const shared = shareReads(async (key) => {
      if (isDown) throw new Error('down')
      return key
    })
    await expect(shared('a')).rejects.toThrow('down')
    isDown = false
    expect(await Promise.all([shared('a'), shared('b')])).toEqual(['a', 'b'])
  })
})
