import type { Clock } from '../async/clock.ts'
import type { SimulatedTime } from '../async/simulated-time.ts'

/* A store and replicas in simulated time, for tests of leases. */

/** The fate of a command during an outage: it fails at once, is executed after the outage, or is never executed. */
export type OutageKind = 'refuses' | 'delays' | 'drops'

export interface Outage {
  from: number
  until: number
  kind: OutageKind
  /** The jump of the store's clock at the outage, in milliseconds: a new primary's clock may differ. */
  clockJumpMs: number
}

/** `drop` never executes a command; `lose` executes it and loses its answer. */
export type CommandFault = 'drop' | 'lose'

const latencyMs = 5

/** A simulated store, which executes commands in order of arrival and has its own clock. */
export class SimulatedStore {
  /** The time of the last fault of a command. */
  lastFaultAt = 0
  readonly #time: SimulatedTime
  readonly #outages: readonly Outage[]

  constructor(time: SimulatedTime, outages: readonly Outage[] = []) {
    this.#time = time
    this.#outages = outages
  }

  /** Returns the time of the store's clock. */
  now(): number {
    const jumps = this.#outages.filter(({ until }) => until <= this.#time.now)
    return 1_000_000 + this.#time.now + jumps.reduce((sum, { clockJumpMs }) => sum + clockJumpMs, 0)
  }

  execute<T>(command: () => T, fault?: CommandFault): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const result = command()
        if (fault === 'lose') this.lastFaultAt = this.#time.now
        else this.#time.at(this.#time.now + latencyMs, () => resolve(result))
      }
      this.#time.at(this.#time.now + latencyMs, () => {
        const outage = this.#outages.find(({ from, until }) => from <= this.#time.now && this.#time.now < until)
        if (fault === 'drop') this.lastFaultAt = this.#time.now
        else if (!outage) run()
        else if (outage.kind === 'refuses') reject(new Error('the store is away'))
        else if (outage.kind === 'delays') this.#time.at(outage.until, run)
      })
    })
  }
}

/**
 * A simulated process that can be paused, as by SIGSTOP, and killed. Its timers and the answers to its commands wait while it is paused.
 */
export class SimulatedReplica {
  readonly id: string
  readonly clock: Clock
  isKilled = false
  readonly #time: SimulatedTime
  readonly #store: SimulatedStore
  /** The next command after each of these times has this fault. */
  readonly #faults: { at: number; fault: CommandFault }[]
  #pausedUntil = 0

  constructor(id: string, time: SimulatedTime, store: SimulatedStore, faults: readonly { at: number; fault: CommandFault }[] = []) {
    this.id = id
    this.#time = time
    this.#store = store
    this.#faults = faults.toSorted((a, b) => a.at - b.at)
    this.clock = {
      now: () => time.now,
      after: (ms, work) => time.after(ms, () => this.#whenRunning(work)),
    }
  }

  pause(ms: number): void {
    this.#pausedUntil = this.#time.now + ms
  }

  async command<T>(run: () => T): Promise<T> {
    const fault = (this.#faults[0]?.at ?? Number.POSITIVE_INFINITY) <= this.#time.now ? this.#faults.shift()?.fault : undefined
    const answer = Promise.withResolvers<T>()
    this.#store.execute(run, fault).then(
      (result) => this.#whenRunning(() => answer.resolve(result)),
      (error) => this.#whenRunning(() => answer.reject(error)),
    )
    return answer.promise
  }

  #whenRunning(work: () => void): void {
    if (this.isKilled) return
    if (this.#time.now >= this.#pausedUntil) work()
    else this.#time.at(this.#pausedUntil, () => this.#whenRunning(work))
  }
}
