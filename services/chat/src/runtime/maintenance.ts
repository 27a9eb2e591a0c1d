import { interval } from '@rostra/kit/async/interval'
import type { Ports } from '../domain/ports.ts'

/**
 * Starts the maintenance of generations, every `heartbeatMs`: renews the leases of those that run here, aborts those that have a stop
 * request, a lost lease or run for more than 5 minutes, then calls `takeOverExpired`. `heartbeatMs` is a third of a lease, so two heartbeats
 * may fail. Returns a stop function that waits for the current run.
 */
export function startMaintenance(
  { exchanges, running, log }: Pick<Ports, 'exchanges' | 'running' | 'log'>,
  takeOverExpired: () => Promise<unknown>,
  heartbeatMs: number,
): () => Promise<void> {
  const heartbeat = async () => {
    const { stopRequested, leaseLost } = await exchanges.heartbeat(running.ids())
    for (const id of stopRequested) running.abort(id, 'stopped')
    for (const id of leaseLost) running.abort(id, 'lease-lost')
    running.abortOverdue()
    await takeOverExpired()
  }
  return interval(heartbeatMs, heartbeat, (err) => log.warn({ err }, 'a heartbeat or takeover failed and will be repeated'))
}
