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

/** Tracks the partitions of one consumer that pause because a store or a service is unavailable. */
export class PausedPartitions {
  readonly #partitions = new Map<number, { failures: number; isPaused: boolean; cancel: () => void }>()
  readonly #options: Required<PauseOptions>

  constructor({ topic, group, clock = processClock, pauseMs = pauseAfter }: PauseOptions) {
    this.#options = { topic, group, clock, pauseMs }
    this.#count()
  }

  /** Pauses a partition, longer after each further call without `handled`, and calls `resume` once the pause is over. */
  pause(partition: number, resume: () => void = () => {}): void {
    const failures = (this.#partitions.get(partition)?.failures ?? 0) + 1
    const { clock, pauseMs } = this.#options
    const end = () => {
      this.#partitions.set(partition, { failures, isPaused: false, cancel: () => {} })
      this.#count()
      resume()
    }
    this.#partitions.get(partition)?.cancel()
    this.#partitions.set(partition, { failures, isPaused: true, cancel: clock.after(pauseMs(failures), end) })
    this.#count()
  }

  isPaused(partition: number): boolean {
    return this.#partitions.get(partition)?.isPaused ?? false
  }

  /** Whether a partition has failed and has handled no event since. */
  get hasFailed(): boolean {
    return this.#partitions.size > 0
  }

  /** Records that an event of the partition was handled, so that its next pause is short. */
  handled(partition: number): void {
    if (this.#partitions.has(partition) && !this.isPaused(partition)) this.#partitions.delete(partition)
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
    eventsPausedPartitions.set({ topic, group }, [...this.#partitions.values()].filter(({ isPaused }) => isPaused).length)
  }
}
