import { beforeEach, describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '../async/simulated-time.ts'
import { eventsPausedPartitions } from '../metrics.ts'
import { PausedPartitions, pauseAfter } from './paused-partitions.ts'

it('a pause doubles with each failure up to 15 s, and half of it is random', () => {
  const longest = (failures: number) => pauseAfter(failures, () => 1)
  expect([1, 2, 3, 4, 5, 6, 7, 10_000].map(longest)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
  expect(pauseAfter(2, () => 0)).toBe(500)
})

it('a partition goes on by itself after hours of failures, and its next pause is short once it has handled an event', async () => {
  const time = new SimulatedTime()
  const topic = 'kit.paused.v1'
  const group = 'kit.paused'
  const partitions = new PausedPartitions({ topic, group, clock: time.clock, pauseMs: (failures) => pauseAfter(failures, () => 1) })
  const gauge = async () => (await eventsPausedPartitions.get()).values.find(({ labels }) => labels.group === group)?.value
  const backAt = 3 * 3_600_000
  let attempts = 0
  const handle = () => {
    attempts++
    if (time.now >= backAt) partitions.handled(3)
    else partitions.pause(3, handle)
  }
  handle()
  expect([partitions.isPaused(3), partitions.isPaused(4), await gauge()]).toEqual([true, false, 1])
  await time.runUntil(backAt + 15_000)
  expect([partitions.isPaused(3), await gauge()]).toEqual([false, 0])
  expect(attempts).toBeLessThan(3 * 240 + 20)
  let isResumed = false
  partitions.pause(3, () => {
    isResumed = true
  })
  await time.runUntil(time.now + 500)
  expect(isResumed).toBe(true)
})

describe('the number of paused partitions', () => {
  const topic = 'kit.counted.v1'
  const group = 'kit.counted'
  let time: SimulatedTime
  let partitions: PausedPartitions
  beforeEach(() => {
    time = new SimulatedTime()
    partitions = new PausedPartitions({ topic, group, clock: time.clock, pauseMs: () => 500 })
  })
  const gauge = async () => (await eventsPausedPartitions.get()).values.find(({ labels }) => labels.group === group)?.value

  it('counts one between its pauses, until it has handled an event', async () => {
    partitions.pause(3)
    await time.runUntil(600)
    expect([partitions.isPaused(3), await gauge()]).toEqual([false, 1])
    partitions.handled(3)
    expect(await gauge()).toBe(0)
  })

  it('leaves out one that another member of the group consumes now', async () => {
    const resumed: number[] = []
    for (const partition of [3, 4]) partitions.pause(partition, () => resumed.push(partition))
    partitions.keepOnly([4, 5])
    expect([partitions.waits(3), partitions.waits(4), await gauge()]).toEqual([false, true, 1])
    await time.runUntil(600)
    expect(resumed).toEqual([3, 4])
    expect(await gauge()).toBe(1)
  })
})
