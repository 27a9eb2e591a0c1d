import { describe, expect, it } from '@jest/globals'
import { runBatches } from './run-batches.ts'
import { SimulatedTime } from './simulated-time.ts'

/** Creates batches of 90 ms each. `starts` records their start times; `left` is the number to run. */
function countedBatches(time: SimulatedTime, left: number) {
  const starts: number[] = []
  const batch = () =>
    new Promise<boolean>((resolve) => {
      starts.push(time.now)
      time.after(90, () => resolve(starts.length < left))
    })
  return { batch, starts }
}

describe('batches', () => {
  it('run kind after kind until nothing is left, and rest after each for a third of the time that it took', async () => {
    const time = new SimulatedTime()
    const first = countedBatches(time, 3)
    const second = countedBatches(time, 2)
    const done = runBatches([first.batch, second.batch], { forMs: 5_000, clock: time.clock })
    await time.runUntil(5_000)
    expect(await done).toBe(true)
    expect([first.starts, second.starts]).toEqual([
      [0, 120, 240],
      [360, 480],
    ])
  })

  it('begin no further batch once their turn is over', async () => {
    const time = new SimulatedTime()
    const { batch, starts } = countedBatches(time, 1_000)
    const done = runBatches([batch], { forMs: 1_000, clock: time.clock })
    await time.runUntil(5_000)
    expect(await done).toBe(false)
    expect(starts).toHaveLength(9)
  })

  it('end with the batch that runs when the process stops', async () => {
    const time = new SimulatedTime()
    const stopping = new AbortController()
    const { batch, starts } = countedBatches(time, 1_000)
    const done = runBatches([batch], { forMs: 60_000, signal: stopping.signal, clock: time.clock })
    time.after(150, () => stopping.abort())
    await time.runUntil(300)
    expect(await done).toBe(false)
    expect(starts).toEqual([0, 120])
  })

  it('pass the error of a batch on', async () => {
    const failing = runBatches([async () => Promise.reject(new Error('away'))], { forMs: 1_000 })
    await expect(failing).rejects.toThrow('away')
  })
})
