import { type Clock, pause, processClock } from '@rostra/kit/async/clock'
import type { CountedNetwork } from '@rostra/kit/network'

export interface Pace {
  /** The calls of a network that go on at once, when it was quiet before: 30 browsers that open a page together. */
  burst: number
  /** The calls a second after them. */
  perSecond: number
  /** The longest wait of a call, in milliseconds. */
  maxWaitMs: number
}

export interface NetworkPace {
  /**
   * Waits until it is the turn of a call of these networks, for `maxWaitMs` at most. Returns undefined then. Where the turn would come
   * later, returns the milliseconds until it at once, and the call does not count.
   */
  take: (networks: readonly CountedNetwork[]) => Promise<number | undefined>
}

/**
 * Paces the calls of each network in the memory of this process, so that a flood of one network leaves the cores to others: a client that
 * waits for each response slows down to the pace. A larger network has `factor` times the burst and the rate.
 *
 * Stores one time per network, as the generic cell rate algorithm of ITU-T I.371 does: when its burst is full again.
 */
export function createNetworkPace({ burst, perSecond, maxWaitMs }: Pace, clock: Clock = processClock): NetworkPace {
  const intervalMs = 1_000 / perSecond
  /** In the order of their latest calls. */
  const burstFullAt = new Map<string, number>()

  const deleteQuiet = (now: number) => {
    for (const [name, at] of burstFullAt) {
      if (at > now) return
      burstFullAt.delete(name)
    }
  }

  return {
    take: async (networks) => {
      const now = clock.now()
      deleteQuiet(now)
      const turns = networks.map(({ name, factor }) => ({ name, at: Math.max(now, burstFullAt.get(name) ?? 0) + intervalMs / factor }))
      const waitMs = Math.max(...turns.map(({ at }) => at - now - burst * intervalMs))
      if (waitMs > maxWaitMs) return waitMs
      for (const { name, at } of turns) {
        burstFullAt.delete(name)
        burstFullAt.set(name, at)
      }
      if (waitMs > 0) await pause(waitMs, clock)
      return undefined
    },
  }
}
