import { expect, it } from '@jest/globals'
import { sharedWait } from './shared-wait.ts'
import { SimulatedTime } from './simulated-time.ts'

it('ends for all callers at once, after the first one has waited for the time', async () => {
  const time = new SimulatedTime()
  const wait = sharedWait(100, time.clock)
  const ended: [string, number][] = []
  const caller = (name: string) => wait().then(() => ended.push([name, time.now]))
  time.after(0, () => void caller('first'))
  time.after(60, () => void caller('second'))
  time.after(101, () => void caller('third'))
  await time.runUntil(300)
  expect(ended).toEqual([
    ['first', 100],
    ['second', 100],
    ['third', 201],
  ])
})
