import { keepLeases } from '@rostra/kit/leases/keep-leases'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import type { RunningExchange, TakenOverExchange } from '../domain/exchanges/ports.ts'
import type { Ports } from '../domain/ports.ts'

/**
 * Starts the heartbeat and the takeovers of generations, on two timers. The heartbeat renews the leases of those that run here, every third
 * of a lease, and aborts those with a stop request or a lost lease. The other timer takes over expired exchanges and passes them to
 * `settle`. A replica that cannot renew continues to generate, until MongoDB or Redis tells that a lease is lost. Returns a stop function.
 */
export function startMaintenance(
  { exchanges, running, log }: Pick<Ports, 'exchanges' | 'running' | 'log'>,
  settle: (exchange: TakenOverExchange) => Promise<void>,
  times: LeaseTimes,
): () => Promise<void> {
  const { contact, isOpenElsewhere, takeOver } = exchanges.leases
  const renew = async (listed: readonly RunningExchange[]) => {
    const lost = await exchanges.leases.renew(listed)
    for (const id of await exchanges.stopRequestedAmong(listed)) running.abort({ id }, 'stopped')
    return lost
  }
  const onError = (err: unknown) => log.warn({ err }, 'a heartbeat or takeover failed and will be repeated')
  return keepLeases({ leases: { contact, isOpenElsewhere, takeOver, renew }, running, settle }, { times, onError })
}
