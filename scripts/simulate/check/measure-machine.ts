import { exchangeIn, openLanes } from '../../bench/load/lanes.ts'
import { startMeasuredStores } from '../../bench/measure/measured-stores.ts'
import { cpuSeconds } from '../../bench/measure/processes.ts'
import { percentile } from '../../bench/measure/statistics.ts'
import { startProductProcesses } from '../../product/product-processes.ts'
import type { Answer } from '../product/costs.ts'
import { createRandom } from '../queueing/random.ts'
import { runOpenLoad } from './open-load.ts'

export interface MeasuredRate {
  /** Exchanges that were sent in a second. */
  perSecond: number
  /** CPU seconds of each process in a second, the client and the provider among them. */
  cores: Record<string, number>
  p50Ms: number
  p99Ms: number
  readings: number
  problems: string[]
}

const lanes = 200
const warmUpSeconds = 5
/** A process that has just started compiles its code, which can take more than the exchanges. */
const firstWarmUpSeconds = 60

/** Runs the product, a process for each service with real stores, until it is warm, and sends to it at each rate. Resolves with what each rate took. */
export async function measureMachine(answer: Answer, rates: readonly number[], seconds: number): Promise<MeasuredRate[]> {
  const stores = await startMeasuredStores()
  const product = await startProductProcesses({
    ...{ ...stores.addresses, replicas: 1, answer },
    settings: { LOG_LEVEL: 'warn' },
  })
  try {
    const pids: Record<string, number> = {
      ...Object.fromEntries(product.processes.map(({ name, pid }) => [name.replace(/-0$/, ''), pid])),
      ...Object.fromEntries(stores.processes.map(({ name, pid }) => [name, pid])),
      ...{ provider: product.providerPid, client: process.pid },
    }
    const usedSince = () => {
      const [begun, startedAt] = [Object.entries(pids).map(([name, pid]) => [name, cpuSeconds(pid)] as const), performance.now()]
      return () => {
        const elapsed = (performance.now() - startedAt) / 1_000
        return Object.fromEntries(begun.map(([name, before]) => [name, (cpuSeconds(pids[name] ?? 0) - before) / elapsed]))
      }
    }
    const url = product.urls[0] ?? ''
    const send = exchangeIn(url, await openLanes(url, product, lanes), answer.tokens)
    const warmUp = { perSecond: Math.max(...rates), seconds: firstWarmUpSeconds, warmUpSeconds: 0, random: createRandom(0) }
    await runOpenLoad({ send, lanes, ...warmUp, onCounted: () => undefined })
    const measured: MeasuredRate[] = []
    for (const perSecond of rates) {
      let used = usedSince()
      let cores: Record<string, number> = {}
      const onCounted = (isBegin: boolean) => {
        if (isBegin) used = usedSince()
        else cores = used()
      }
      const load = await runOpenLoad({ send, lanes, perSecond, seconds, warmUpSeconds, random: createRandom(perSecond), onCounted })
      const times = load.results.map(({ firstTokenMs }) => firstTokenMs)
      measured.push({
        ...{ perSecond: times.length / seconds, cores, p50Ms: percentile(times, 50), p99Ms: percentile(times, 99), readings: times.length },
        problems: [
          ...(load.failures.length > 0 ? [`${load.failures.length} sends failed: ${load.failures[0]}`] : []),
          ...(load.withoutLane > 0 ? [`${load.withoutLane} sends found no free conversation`] : []),
          ...['client', 'provider'].filter((name) => (cores[name] ?? 0) > 0.8).map((name) => `the ${name} was more than 80 % busy`),
        ],
      })
    }
    return measured
  } finally {
    await product.stop()
    await stores.stop()
  }
}
