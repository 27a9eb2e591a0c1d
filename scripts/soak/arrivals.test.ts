import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { startArrivals } from './arrivals.ts'

it('visits begin while earlier ones run, and each is taken once', async () => {
  const endings: ((ms: number) => void)[] = []
  const arrivals = startArrivals({
    visit: () => new Promise<number>((resolve) => endings.push(resolve)),
    shares: { send: 1 },
    perSecond: 1_000,
  })
  while (arrivals.running() < 5) await sleep(1)
  const stopped = arrivals.stop()
  for (const end of endings) end(7)
  await stopped
  const { times, failures } = arrivals.take()
  expect(times.send).toHaveLength(endings.length)
  expect(Math.min(...times.send)).toBeGreaterThanOrEqual(7)
  expect(failures).toEqual([])
  expect(arrivals.take().times.send).toEqual([])
})

it('does not count the times of visits that overlap a work set aside', async () => {
  const endings: ((ms: number) => void)[] = []
  const visit = () => new Promise<number>((resolve) => endings.push(resolve))
  const arrivals = startArrivals({ visit, shares: { send: 1 }, perSecond: 1_000 })
  const begun = async (count: number) => {
    while (endings.length < count) await sleep(1)
    return endings.splice(0)
  }
  const before = await begun(3)
  const during = await arrivals.setAside(() => begun(2))
  const after = await begun(4)
  const stopped = arrivals.stop()
  const last = endings.splice(0)
  for (const end of [...before, ...during, ...after, ...last]) end(0)
  await stopped
  expect(arrivals.take().times.send).toHaveLength(after.length + last.length)
})

it('keeps the rate and the shares, and lists what failed', async () => {
  let state = 1
  const random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  const visit = async (kind: 'send' | 'vote') => {
    if (kind === 'vote') throw new Error('refused')
    return 1
  }
  const arrivals = startArrivals({ visit, shares: { send: 0.75, vote: 0.25 }, perSecond: 5_000, random })
  const startedAt = performance.now()
  while (performance.now() - startedAt < 200) await sleep(10)
  await arrivals.stop()
  const expected = 5 * (performance.now() - startedAt)
  const { times, failures } = arrivals.take()
  const all = times.send.length + failures.length
  expect(Math.abs(all - expected)).toBeLessThan(0.2 * expected)
  expect(failures.length / all).toBeGreaterThan(0.2)
  expect(failures.length / all).toBeLessThan(0.3)
  expect(failures[0]).toBe('vote: refused')
})
