import { keepLeases } from '@rostra/kit/leases/keep-leases'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import type { TakenOverExchange } from '../domain/exchanges/ports.ts'
import type { Ports } from '../domain/ports.ts'

/**
 * Starts the maintenance of generations, on two timers. One renews the leases of those that run here, three times a lease, and aborts those
 * that have a stop request, a lost lease or run for more than 5 minutes. The other takes over expired exchanges and passes them to `settle`.
 * A replica that cannot renew goes on generating: only the store tells that a lease is lost. Returns a stop function.
 */
export function startMaintenance(
  { exchanges, running, log }: Pick<Ports, 'exchanges' | 'running' | 'log'>,
  settle: (exchange: TakenOverExchange) => Promise<void>,
  times: LeaseTimes,
): () => Promise<void> {
  const renew = async () => {
    running.abortOverdue()
    const { stopRequested, leaseLost } = await exchanges.heartbeat(running.list())
    for (const id of stopRequested) running.abort(id, 'stopped')
    for (const id of leaseLost) running.abort(id, 'lease-lost')
  }
  const runningIds = () => running.list().map(({ id }) => id)
  const takeOver = async (expiredBefore: Date) => (running.isDraining() ? null : exchanges.takeOverNext(expiredBefore, runningIds()))
  const onError = (err: unknown) => log.warn({ err }, 'a heartbeat or takeover failed and will be repeated')
  return keepLeases({ renew, contact: exchanges.contact, takeOver, settle }, { times, onError })
}
