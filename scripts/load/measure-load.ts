import { setTimeout as delay } from 'node:timers/promises'
import { cpuSeconds } from '../measure/processes.ts'
import { type LoadOptions, startLoad } from './start-load.ts'

export type Meters = Readonly<Record<string, () => number | Promise<number>>>

export interface MeasureOptions<Value> extends LoadOptions<Value> {
  /** Measured time after the warm-up. */
  seconds: number
  /** Ends the measured time once so many acts have ended since the begin of the load. */
  acts?: number
  warmUpSeconds?: number
  /** What is read at the begin and the end of the measured time: growing numbers, such as the CPU seconds of a process. */
  meters?: Meters
  /** Processes that make the load besides this one, by name: none may be more than 80 % busy. */
  generators?: Readonly<Record<string, number>>
}

export interface MeasuredLoad<Value> {
  /** The results of the acts that ended in the measured time. */
  values: Value[]
  /** The milliseconds of each of them. */
  times: number[]
  /** The measured time. */
  seconds: number
  perSecond: number
  /** By how much each meter grew. */
  used: Readonly<Record<string, number>>
  /** Returns the ms of CPU that a metered process took for each act. */
  cpuMs: (process: string) => number
  /** Share of a core of each process that makes the load, this one by the name `client`; 1 for a whole core. */
  busy: Readonly<Record<string, number>>
  /** Why the figures cannot be trusted; empty for a good run. */
  problems: string[]
}

/** Returns meters of the CPU seconds of processes. */
export const cpuMeters = (processes: readonly { name: string; pid: number }[]): Meters =>
  Object.fromEntries(processes.map(({ name, pid }) => [name, () => cpuSeconds(pid)]))

/** Runs a load for some seconds and measures it. Resolves when its last act has ended. */
export async function measureLoad<Value>(options: MeasureOptions<Value>): Promise<MeasuredLoad<Value>> {
  const { seconds, acts = Number.POSITIVE_INFINITY, warmUpSeconds = 1, meters = {}, generators = {} } = options
  const makers = { client: process.pid, ...generators }
  const all = { ...meters, ...cpuMeters(Object.entries(makers).map(([name, pid]) => ({ name: makerKey(name), pid }))) }
  const enough = new AbortController()
  let ends = 0
  const act = (number: number) =>
    options.act(number).finally(() => {
      if (++ends === acts) enough.abort()
    })
  const load = startLoad({ ...options, act })
  await delay(1_000 * warmUpSeconds)
  const warmUp = load.take()
  const before = await read(all)
  const startedAt = performance.now()
  await delay(1_000 * seconds, undefined, { signal: enough.signal }).catch(() => undefined)
  const elapsed = (performance.now() - startedAt) / 1_000
  const { ended, failures } = load.take()
  const after = await read(all)
  await load.stop()
  const used = Object.fromEntries(Object.keys(all).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]))
  const busy = Object.fromEntries(Object.keys(makers).map((name) => [name, (used[makerKey(name)] ?? 0) / elapsed]))
  const failed = [...warmUp.failures, ...failures, ...load.take().failures]
  return {
    values: ended.map(({ value }) => value),
    times: ended.map(({ ms }) => ms),
    seconds: elapsed,
    perSecond: ended.length / elapsed,
    used,
    cpuMs: (process) => (1_000 * (used[process] ?? 0)) / ended.length,
    busy,
    problems: [...(failed.length > 0 ? [`${failed.length} failed: ${failed[0]}`] : []), ...busyProblems(busy)],
  }
}

/** A client or provider above this share of a core delays what it measures. */
const busyLimit = 0.8

/** Returns a problem for each process that used more than 80 % of a core. `shares`: 1 for a whole core. */
export const busyProblems = (shares: Readonly<Record<string, number>>): string[] =>
  Object.entries(shares)
    .filter(([, share]) => share > busyLimit)
    .map(([name, share]) => `the ${name} was ${Math.round(100 * share)} % busy`)

const makerKey = (name: string) => `${name} (load)`

async function read(meters: Meters): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(Object.entries(meters).map(async ([name, meter]) => [name, await meter()])))
}
