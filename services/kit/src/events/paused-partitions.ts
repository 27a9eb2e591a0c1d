import { type Clock, processClock } from '../async/clock.ts'
import { eventsPausedPartitions } from '../metrics.ts'

const firstPauseMs = 500
const longestPauseMs = 15_000

/** Milliseconds that a partition pauses after so many failed attempts in a row: up to 0.5 s, then twice as long each time, up to 15 s. */
export function pauseAfter(failures: number, random = Math.random): number {
  const longest = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs)
  return longest * (0.5 + random() / 2)
}

export interface PauseOptions {
  topic: string
  group: string
  clock?: Clock
  /** Milliseconds of a pause after so many failed attempts in a row. */
  pauseMs?: (failures: number) => number
}

/** The partitions of one consumer that pause because a store or a service is away. */
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

  /** Notes that an event of the partition was handled: its next pause is a short one. */
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
