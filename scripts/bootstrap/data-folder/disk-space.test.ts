import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { watchDiskSpace } from './disk-space.ts'

const megabyte = 1024 * 1024

it('says when the disk becomes full, and when there is clearly space again', async () => {
  let left = 1_000
  const changes: boolean[] = []
  const disk = await watchDiskSpace('/', {
    everyMs: 1,
    freeBytes: async () => left * megabyte,
    onChange: (isFull) => changes.push(isFull),
  })
  const { signal } = new AbortController()
  await disk.untilFree(signal)
  left = 199
  await eventually(() => expect(disk.isFull()).toBe(true))
  let isFree = false
  const free = disk.untilFree(signal).then(() => {
    isFree = true
  })
  left = 249
  await disk.untilFree(AbortSignal.timeout(20))
  expect([disk.isFull(), isFree, changes]).toEqual([true, false, [true]])
  left = 250
  await free
  expect([disk.isFull(), changes]).toEqual([false, [true, false]])
  disk.stop()
})

it('reads the space of a real folder', async () => {
  const disk = await watchDiskSpace('/proc', { onChange: () => undefined })
  // Nothing can be stored there.
  expect(disk.isFull()).toBe(true)
  disk.stop()
})
