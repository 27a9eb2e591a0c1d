import { type Clock, processClock } from '../async/clock.ts'
import { eventsPausedPartitions } from '../metrics.ts'

const firstPauseMs = 500
const longestPauseMs = 15_000

/** Returns the pause after `failures` failed attempts in a row, in milliseconds: up to 0.5 s, doubling up to 15 s, half of it random. */
export function pauseAfter(failures: number, random = Math.random): number {
  const longest = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs)
  return longest * (0.5 + random() / 2)
}

export interface PauseOptions {
  topic: string
  group: string
  clock?: Clock
  /** Returns the pause after a number of failed attempts in a row, in milliseconds. */
  pauseMs?: (failures: number) => number
}

interface WaitingPartition {
  failures: number
  /** False while its events are tried again. */
  isPaused: boolean
  cancel: () => void
}

/**
 * Tracks the partitions of one consumer that wait until a store or a service is back: each from its first failure until it has handled an
 * event, between its pauses too.
 */
export class PausedPartitions {
  readonly #partitions = new Map<number, WaitingPartition>()
  readonly #options: Required<PauseOptions>

  constructor({ topic, group, clock = processClock, pauseMs = pauseAfter }: PauseOptions) {
    this.#options = { topic, group, clock, pauseMs }
    this.#count()
  }

  /** Pauses a partition, longer after each further call without `handled`, and calls `resume` once the pause is over. */
  pause(partition: number, resume: () => void = () => {}): void {
    const before = this.#partitions.get(partition)
    before?.cancel()
    const failures = (before?.failures ?? 0) + 1
    const { clock, pauseMs } = this.#options
    const cancel = clock.after(pauseMs(failures), () => {
      waiting.isPaused = false
      resume()
    })
    const waiting: WaitingPartition = { failures, isPaused: true, cancel }
    this.#partitions.set(partition, waiting)
    this.#count()
  }

  isPaused(partition: number): boolean {
    return this.#partitions.get(partition)?.isPaused ?? false
  }

  /** Whether a partition has failed and has handled no event since. */
  waits(partition: number): boolean {
    return this.#partitions.has(partition)
  }

  /** Whether any partition waits. */
  get hasFailed(): boolean {
    return this.#partitions.size > 0
  }

  /** Records that an event of the partition was handled, so that its next pause is short. */
  handled(partition: number): void {
    if (!this.#partitions.has(partition) || this.isPaused(partition)) return
    this.#partitions.delete(partition)
    this.#count()
  }

  /** Forgets the partitions that other members of the group consume from now on. A running pause still ends by resuming. */
  keepOnly(assigned: readonly number[]): void {
    for (const partition of this.#partitions.keys()) if (!assigned.includes(partition)) this.#partitions.delete(partition)
    this.#count()
  }

  /** Ends all pauses without resuming, when the consumer stops. */
  clear(): void {
    for (const { cancel } of this.#partitions.values()) cancel()
    this.#partitions.clear()
    const { topic, group } = this.#options
    eventsPausedPartitions.remove({ topic, group })
  }

  #count(): void {
    const { topic, group } = this.#options
    eventsPausedPartitions.set({ topic, group }, this.#partitions.size)
  }
}
