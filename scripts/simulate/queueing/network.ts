import { EventHeap } from './event-heap.ts'
import type { Random } from './random.ts'

/** A process: so many of its tasks run at once, the others wait in their order. A Node process has one server. */
export interface Station {
  name: string
  servers: number
}

/** A part of a job: CPU time at a station, or with `station` undefined a delay that occupies nothing, such as a disk's or a network's. */
export interface Step {
  station?: number
  meanMs: number
  /** Deviation / mean. */
  variation: number
}

/** Jobs of one kind, which arrive at random (Poisson) and do their steps one after the other. */
export interface Flow {
  name: string
  perSecond: number
  steps: readonly Step[]
}

export interface NetworkOptions {
  stations: readonly Station[]
  flows: readonly Flow[]
  /** Cores that all stations share, as on one machine; without it, each server of a station has its own. */
  cores?: number
  /** Simulated time; the first `warmUpSeconds` of it, 2 by default, are not counted. */
  seconds: number
  warmUpSeconds?: number
  random: Random
}

export interface NetworkResult {
  /** Milliseconds from arrival to the end of the last step, of each job of a flow that ended in the counted time. */
  timesMs: Map<string, number[]>
  /** By station: share of the time that its servers work, 0 to 1, and the mean number of jobs in it, waiting or working. */
  stations: { name: string; busy: number; meanJobs: number }[]
}

interface Job {
  flow: Flow
  arrivedAt: number
  step: number
  reachedAt: number
}

/** Simulates a network of queues, event by event: first come, first served at each station, and for the shared cores among all of them. */
export function simulateNetwork({ stations, flows, cores = Number.POSITIVE_INFINITY, seconds, warmUpSeconds = 2, random }: NetworkOptions) {
  const [from, until] = [warmUpSeconds * 1_000, seconds * 1_000]
  const events = new EventHeap<{ flow: Flow } | { ended: Job; at?: number }>()
  const states = stations.map(() => ({ working: 0, queue: [] as Job[], head: 0, busyMs: 0, jobMs: 0 }))
  const waitingForCore: { job: Job; station: number; ms: number }[] = []
  const timesMs = new Map(flows.map(({ name }) => [name, [] as number[]]))
  let freeCores = cores
  let nextForCore = 0

  const counted = (begin: number, end: number) => Math.max(0, Math.min(end, until) - Math.max(begin, from))

  const run = (job: Job, station: number, ms: number, now: number) => {
    freeCores--
    const state = states[station] as (typeof states)[number]
    state.busyMs += counted(now, now + ms)
    events.add(now + ms, { ended: job, at: station })
  }

  /** Gives a job one of its station's servers; it works once there is a core, too. */
  const serve = (job: Job, station: number, now: number) => {
    const state = states[station] as (typeof states)[number]
    state.working++
    const { meanMs, variation } = job.flow.steps[job.step] as Step
    const ms = random.logNormal(meanMs, variation)
    if (freeCores > 0) run(job, station, ms, now)
    else waitingForCore.push({ job, station, ms })
  }

  const begin = (job: Job, now: number) => {
    const step = job.flow.steps[job.step]
    job.reachedAt = now
    if (!step) {
      if (job.arrivedAt >= from) timesMs.get(job.flow.name)?.push(now - job.arrivedAt)
      return
    }
    const { station } = step
    if (station === undefined) return events.add(now + random.logNormal(step.meanMs, step.variation), { ended: job })
    const state = states[station] as (typeof states)[number]
    if (state.working < (stations[station] as Station).servers) serve(job, station, now)
    else state.queue.push(job)
  }

  const leave = (job: Job, station: number, now: number) => {
    const state = states[station] as (typeof states)[number]
    state.jobMs += counted(job.reachedAt, now)
    state.working--
    freeCores++
    const waiting = waitingForCore[nextForCore]
    if (waiting) {
      nextForCore++
      run(waiting.job, waiting.station, waiting.ms, now)
    }
    const next = state.queue[state.head]
    if (next) {
      state.head++
      serve(next, station, now)
    }
  }

  const arrive = (flow: Flow, after: number) => {
    if (flow.perSecond > 0) events.add(after + random.exponential(1_000 / flow.perSecond), { flow })
  }
  for (const flow of flows) arrive(flow, 0)
  for (let event = events.next(); event && event.at < until; event = events.next()) {
    const { at, value } = event
    if ('flow' in value) {
      arrive(value.flow, at)
      begin({ flow: value.flow, arrivedAt: at, step: 0, reachedAt: at }, at)
    } else {
      if (value.at !== undefined) leave(value.ended, value.at, at)
      value.ended.step++
      begin(value.ended, at)
    }
  }
  const span = until - from
  const result: NetworkResult = {
    timesMs,
    stations: stations.map(({ name, servers }, index) => {
      const { busyMs, jobMs } = states[index] as (typeof states)[number]
      return { name, busy: busyMs / span / servers, meanJobs: jobMs / span }
    }),
  }
  return result
}
