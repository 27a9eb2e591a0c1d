import { isUnavailable } from '@rostra/kit/errors'
import { isDueDaily } from '@rostra/kit/leases/daily-schedule'
import type { Ports } from '../../domain/ports.ts'
import { startWhenDue } from './start-edition.ts'

/**
 * Returns a function that starts the day's edition when it is due; of several replicas one starts it. It waits while the zeitgeist is
 * away or empty, so that the day of a fresh installation does not go by without a story.
 */
export function editionWhenDue(ports: Ports, hour: number, signal: AbortSignal): () => Promise<void> {
  const { editions, running, wallTime, zeitgeist } = ports
  const due = async () => isDueDaily(wallTime(), hour, await editions.latestScheduled())
  const hasMaterial = async () => {
    try {
      return (await zeitgeist.entries(signal)).length > 0
    } catch (error) {
      if (isUnavailable(error)) return false
      throw error
    }
  }
  return async () => {
    if (running.isFull() || running.isDraining() || !(await due()) || !(await hasMaterial())) return
    await startWhenDue(ports, due)
  }
}
