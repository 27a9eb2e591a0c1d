import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import { createNetworkPace } from './network-pace.ts'

const one = [{ name: '192.0.2.1', factor: 1 }]
const other = [{ name: '192.0.2.2', factor: 1 }]

function scene() {
  const time = new SimulatedTime()
  const pace = createNetworkPace({ burst: 3, perSecond: 10, maxWaitMs: 200 }, time.clock)
  /** Makes calls at once and returns when each went on, or that it was refused and how long its turn was away. */
  const takeAll = async (count: number, networks = one) => {
    const from = time.now
    const calls = Array.from({ length: count }, async () => {
      const refusedMs = await pace.take(networks)
      return refusedMs === undefined ? Math.round(time.now - from) : `refused: ${Math.round(refusedMs)}`
    })
    await time.runUntil(from + 1_000)
    return Promise.all(calls)
  }
  return { time, takeAll }
}

describe('the pace of a network', () => {
  it('lets a burst pass at once, then one call in each interval, and refuses what would wait too long', async () => {
    expect(await scene().takeAll(7)).toEqual([0, 0, 0, 100, 200, 'refused: 300', 'refused: 300'])
  })

  it('leaves other networks alone', async () => {
    const { takeAll } = scene()
    const flood = takeAll(50)
    expect(await takeAll(3, other)).toEqual([0, 0, 0])
    await flood
  })

  it('gives the burst back while the network is quiet', async () => {
    const { time, takeAll } = scene()
    await takeAll(5)
    await time.runUntil(5_000)
    expect(await takeAll(4)).toEqual([0, 0, 0, 100])
  })

  it('counts a call for the larger networks around it too', async () => {
    const subnet = (id: number) => [
      { name: `2001:db8:0:${id}::/64`, factor: 1 },
      { name: '2001:db8:0::/56', factor: 2 },
    ]
    const { takeAll } = scene()
    const first = takeAll(3, subnet(1))
    const second = takeAll(3, subnet(2))
    expect(await takeAll(3, subnet(3))).toEqual([50, 100, 150])
    expect([await first, await second]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })
})
