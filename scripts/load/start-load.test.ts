import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { measureLoad } from './measure-load.ts'
import { startLoad } from './start-load.ts'

it('acts of an open loop begin while earlier ones run, and each is taken once', async () => {
  const endings: (() => void)[] = []
  const load = startLoad({ act: () => new Promise<void>((resolve) => endings.push(resolve)), perSecond: 1_000 })
  while (load.running() < 5) await sleep(1)
  const stopped = load.stop()
  for (const end of endings) end()
  await stopped
  expect(load.take().ended).toHaveLength(endings.length)
  expect(load.take().ended).toEqual([])
})

it.each([true, false])('an open loop keeps its rate, and lists what failed (even: %s)', async (isEven) => {
  const act = async (number: number) => {
    if (number % 4 === 0) throw new Error('refused')
  }
  let state = 1
  const random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  const load = startLoad({ act, perSecond: 5_000, isEven, random })
  const startedAt = performance.now()
  await sleep(200)
  await load.stop()
  const { ended, failures } = load.take()
  const all = ended.length + failures.length
  // By the times at which they were due: a busy machine begins them later.
  const expected = 5 * (Math.max(...ended.map(({ dueAt }) => dueAt)) - startedAt)
  expect(Math.abs(all - expected)).toBeLessThan(0.2 * expected)
  expect(failures.length).toBe(Math.ceil(all / 4))
  expect(failures[0]).toBe('refused')
})

it('a client of a closed loop has one act at a time, and goes on after a failure', async () => {
  const open = [0, 0, 0]
  let acts = 0
  const act = async (client: number) => {
    open[client] = (open[client] ?? 0) + 1
    expect(open[client]).toBe(1)
    await sleep(2)
    open[client] = 0
    if (++acts === 1) throw new Error('503')
  }
  const load = startLoad({ act, clients: 3 })
  while (acts < 12) await sleep(1)
  await load.stop()
  const { ended, failures } = load.take()
  expect(failures).toEqual(['503'])
  expect(ended).toHaveLength(acts - 1)
})

it('a measured load counts what ended after its warm-up, and says what failed', async () => {
  let acts = 0
  const act = async () => {
    await sleep(5)
    if (++acts === 2) throw new Error('503')
    return acts
  }
  const { values, times, used, problems } = await measureLoad({
    act,
    clients: 2,
    seconds: 0.1,
    warmUpSeconds: 0.05,
    meters: { acts: () => acts },
  })
  expect(values.length).toBeLessThan(acts)
  expect(Math.abs(values.length - (used.acts ?? 0))).toBeLessThanOrEqual(2)
  expect(Math.min(...times)).toBeGreaterThanOrEqual(4)
  expect(problems).toContain('1 failed: 503')
})
