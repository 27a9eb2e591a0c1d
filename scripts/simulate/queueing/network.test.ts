import { describe, expect, it } from '@jest/globals'
import { percentile } from '../../bench/measure/statistics.ts'
import { meanWaitMg1, meanWaitMmc, waitPercentileMmc, waitProbability } from './closed-forms.ts'
import { simulateNetwork } from './network.ts'
import { createRandom } from './random.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** Draws exponential times where the network asks for any: the service of M/M/c. */
const exponential = (seed: number) => {
  const random = createRandom(seed)
  return { ...random, logNormal: (ms: number) => random.exponential(ms) }
}

describe('simulateNetwork', () => {
  it.each([
    { servers: 1, load: 0.6 },
    { servers: 1, load: 0.75 },
    { servers: 4, load: 3 },
  ])('gives the waits of M/M/c with $servers servers and a load of $load', ({ servers, load }) => {
    const flows = [{ name: 'job', perSecond: load * 100, steps: [{ station: 0, meanMs: 10, variation: 1 }] }]
    const seconds = 1_500 / load
    const { timesMs, stations } = simulateNetwork({ stations: [{ name: 'a', servers }], flows, seconds, random: exponential(7) })
    const times = timesMs.get('job') ?? []
    expect(mean(times) / (10 + meanWaitMmc(load, servers, 10))).toBeCloseTo(1, 1)
    expect(stations[0]?.busy).toBeCloseTo(load / servers, 1)
    if (servers === 1) {
      // The time in an M/M/1 queue is exponential, with the mean above.
      expect(Math.abs(percentile(times, 99) / (Math.log(100) * (10 + meanWaitMmc(load, 1, 10))) - 1)).toBeLessThan(0.1)
    }
  })

  it.each([0, 0.5, 2])('gives the mean wait of M/G/1 with a variation of %p (0: M/D/1)', (variation) => {
    const flows = [{ name: 'job', perSecond: 70, steps: [{ station: 0, meanMs: 10, variation }] }]
    const { timesMs } = simulateNetwork({ stations: [{ name: 'a', servers: 1 }], flows, seconds: 1_500, random: createRandom(3) })
    const ratio = mean(timesMs.get('job') ?? []) / (10 + meanWaitMg1(0.7, 10, variation))
    expect(Math.abs(ratio - 1)).toBeLessThan(variation > 1 ? 0.15 : 0.05)
  })

  it('keeps Little’s law at each station: jobs in it = arrivals a second × time in it', () => {
    const steps = [
      { station: 0, meanMs: 3, variation: 1 },
      { meanMs: 5, variation: 0 },
      { station: 1, meanMs: 8, variation: 0.5 },
    ]
    const stations = [
      { name: 'a', servers: 1 },
      { name: 'b', servers: 2 },
    ]
    const flows = [{ name: 'job', perSecond: 150, steps }]
    const { stations: results, timesMs } = simulateNetwork({ stations, flows, seconds: 200, random: createRandom(5) })
    const inStations = results.reduce((sum, { meanJobs }) => sum + meanJobs, 0)
    expect(inStations / 0.15 + 5).toBeGreaterThan(0.95 * mean(timesMs.get('job') ?? []))
    expect(inStations / 0.15 + 5).toBeLessThan(1.05 * mean(timesMs.get('job') ?? []))
  })

  it('lets stations share the cores of a machine: ten processes on two cores are an M/M/2 queue', () => {
    const stations = Array.from({ length: 10 }, (_, number) => ({ name: `${number}`, servers: 100 }))
    const flows = stations.map(({ name }, station) => ({ name, perSecond: 16, steps: [{ station, meanMs: 10, variation: 1 }] }))
    const { timesMs } = simulateNetwork({ stations, flows, cores: 2, seconds: 500, random: exponential(11) })
    const waits = mean([...timesMs.values()].flat()) - 10
    expect(Math.abs(waits / meanWaitMmc(1.6, 2, 10) - 1)).toBeLessThan(0.1)
  })

  it('gives the same result for the same seed', () => {
    const flows = [{ name: 'job', perSecond: 50, steps: [{ station: 0, meanMs: 10, variation: 1 }] }]
    const run = (seed: number) => simulateNetwork({ stations: [{ name: 'a', servers: 1 }], flows, seconds: 20, random: createRandom(seed) })
    expect(run(1)).toEqual(run(1))
    expect(run(1)).not.toEqual(run(2))
  })
})

describe('the closed forms', () => {
  it('give the known values of Erlang’s C', () => {
    expect(waitProbability(0.5, 1)).toBeCloseTo(0.5)
    expect(waitProbability(1, 2)).toBeCloseTo(1 / 3)
    expect(meanWaitMmc(0.5, 1, 10)).toBeCloseTo(meanWaitMg1(0.5, 10, 1))
  })

  it('give no wait to the share that finds a free server', () => {
    expect(waitPercentileMmc(1, 2, 10, 0.5)).toBe(0)
    expect(waitPercentileMmc(0.5, 1, 10, 0.99)).toBeCloseTo((Math.log(50) * 10) / 0.5)
  })
})
