import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '../async/simulated-time.ts'
import { keepLeases } from './keep-leases.ts'
import { takeoversAtOnce } from './lease-times.ts'
import { createRunningWork } from './running-work.ts'
import { away, type Doc, simulateLeases, takeoversOf, times } from './simulated-leases.ts'

describe('leases', () => {
  it.each(['refuses', 'delays', 'drops'] as const)(
    'takes nothing over after an election of 25 s during which the store %s',
    async (kind) => {
      const { time, docs } = simulateLeases({ replicaCount: 3, docsEach: 4, outages: [away(50_000, 75_000, kind)] })
      await time.runUntil(200_000)
      expect(takeoversOf(docs)).toEqual([])
    },
  )

  it('takes nothing over when the new primary has a clock that is a minute ahead', async () => {
    const { time, docs } = simulateLeases({ replicaCount: 3, docsEach: 4, outages: [away(50_000, 51_000, 'refuses', 60_000)] })
    await time.runUntil(200_000)
    expect(takeoversOf(docs)).toEqual([])
  })

  it('takes over all work of a killed replica within 35 s, five at a time', async () => {
    const { time, docs, replica } = simulateLeases({ replicaCount: 2, docsEach: 100 })
    await time.runUntil(60_000)
    replica(0).isKilled = true
    await time.runUntil(80_000)
    expect(takeoversOf(docs)).toEqual([])
    await time.runUntil(95_000)
    expect(docs.filter(({ ends }) => ends.length === 1)).toEqual(docs.filter(({ runner }) => runner.isKilled))
  })

  it('takes nothing over from a replica that is paused for up to 24 s', async () => {
    const { time, docs, replica } = simulateLeases({ replicaCount: 2, docsEach: 4 })
    await time.runUntil(20_000)
    replica(0).pause(24_000)
    await time.runUntil(100_000)
    expect(takeoversOf(docs)).toEqual([])
  })

  it('goes on to renew while a takeover command or a settlement hangs', async () => {
    const hang = () => new Promise<never>(() => undefined)
    for (const hanging of [{ takeOver: hang }, { settle: hang }]) {
      const { time, docs, replica, store } = simulateLeases({ replicaCount: 2, docsEach: 10, ...hanging })
      await time.runUntil(40_000)
      replica(0).isKilled = true
      for (let at = 41_000; at < 150_000; at += 1_000) {
        await time.runUntil(at)
        for (const doc of docs.filter(({ owner }) => owner === 'r1')) expect(doc.leaseUntil - store.now()).toBeGreaterThan(9_000)
      }
    }
  })

  it('settles at most five works at a time, and others when settlements hang', async () => {
    const { time, docs, replica } = simulateLeases({ replicaCount: 2, docsEach: 20, settle: () => new Promise<never>(() => undefined) })
    await time.runUntil(40_000)
    replica(0).isKilled = true
    await time.runUntil(40_000 + 35_000)
    expect(takeoversOf(docs)).toHaveLength(takeoversAtOnce)
    await time.runUntil(40_000 + 35_000 + times.settleMs)
    expect(takeoversOf(docs)).toHaveLength(2 * takeoversAtOnce)
  })

  it('refuses the end of an owner that was paused for longer than it took to take its work over', async () => {
    const { time, docs, replica, endAsRunner } = simulateLeases({ replicaCount: 2, docsEach: 1 })
    await time.runUntil(20_000)
    replica(0).pause(50_000)
    await time.runUntil(80_000)
    const ended = endAsRunner(docs[0] as Doc)
    await time.runUntil(81_000)
    expect(await ended).toBe(false)
    expect(docs[0]?.ends).toHaveLength(1)
  })

  it('takes nothing over while the process has no room, and nothing any more once it drains', async () => {
    const time = new SimulatedTime()
    const taken: number[] = []
    const takeOver = async () => {
      taken.push(time.now)
      return null
    }
    const leases = { renew: async () => [], contact: async () => new Date(time.now), isOpenElsewhere: async () => true, takeOver }
    const running = createRunningWork({ limit: 1, onError: () => undefined, clock: time.clock })
    const options = { times, onError: () => undefined, clock: time.clock }
    keepLeases({ leases, running, hasRoom: () => !running.isFull(), settle: async () => undefined }, options)
    let end = () => {}
    const body = () =>
      new Promise<void>((resolve) => {
        end = resolve
      })
    void running.run({ id: 'w-1', owner: 'o-1' }, body)
    await time.runUntil(60_000)
    expect(taken).toEqual([])
    end()
    await time.runUntil(70_000)
    expect(taken.length).toBeGreaterThan(0)
    const before = taken.length
    await running.drain(0)
    await time.runUntil(120_000)
    expect(taken).toHaveLength(before)
  })

  it('looks half as often while no other replica has open work, and takes nothing over then', async () => {
    const time = new SimulatedTime()
    const looks: number[] = []
    const takeovers: number[] = []
    let isOpen = false
    const leases = {
      renew: async () => [],
      contact: async () => new Date(time.now),
      isOpenElsewhere: async () => {
        looks.push(time.now)
        return isOpen
      },
      takeOver: async () => {
        takeovers.push(time.now)
        return null
      },
    }
    const running = createRunningWork({ limit: 1, onError: () => undefined, clock: time.clock })
    keepLeases({ leases, running, settle: async () => undefined }, { times, onError: () => undefined, clock: time.clock })
    await time.runUntil(60_000)
    expect([looks.length, takeovers]).toEqual([13, []])
    isOpen = true
    await time.runUntil(75_000)
    expect(takeovers).toEqual([65_000, 67_500, 70_000, 72_500, 75_000])
  })

  it.each([0, 1, 2_500, 4_900])(
    'takes over in time what a replica claimed %i ms after a look at rest, and left at once',
    async (afterMs) => {
      const { time, docs, replica, store } = simulateLeases({ replicaCount: 2, docsEach: 0 })
      await time.runUntil(60_000 + afterMs)
      replica(0).isKilled = true
      const leaseUntil = store.now() + times.unrenewedMs
      docs.push({ id: 'late', runner: replica(0), owner: 'r0', leaseUntil, takeovers: [], ends: [] })
      await time.runUntil(60_000 + afterMs + times.unrenewedMs + times.leaseMs + times.roundEveryMs + 100)
      expect(docs[0]?.ends).toHaveLength(1)
    },
  )
})
