import { expect, it } from '@jest/globals'
import { joinedReads } from './joined-reads.ts'

it('a stem that cannot be read fails its own search only, and none is read more than twice', async () => {
  const reads: string[] = []
  const read = joinedReads(async (stems) => {
    reads.push(stems.join(' '))
    if (stems.includes('slow')) throw new Error('too slow')
    return new Map(stems.filter((stem) => stem !== 'rare').map((stem) => [stem, stem.length]))
  })
  const found = await Promise.allSettled(['sun', 'slow', 'rare'].map(read))
  expect(found).toEqual([
    { status: 'fulfilled', value: 3 },
    { status: 'rejected', reason: new Error('too slow') },
    { status: 'fulfilled', value: undefined },
  ])
  expect(reads).toEqual(['sun slow rare', 'sun', 'slow', 'rare'])
  await expect(read('slow')).rejects.toThrow('too slow')
  expect(reads.slice(4)).toEqual(['slow'])
})
