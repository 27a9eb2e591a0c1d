import { keepLeases } from '@rostra/kit/leases/keep-leases'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import type { OpenDiscussion } from '../domain/discussions/discussion.ts'
import type { Ports } from '../domain/ports.ts'

/**
 * Starts the maintenance of discussions, on two timers. One renews the leases of those that run here, three times a lease, and aborts those that
 * have another owner. The other takes over expired discussions and passes them to `settle`; a process that drains takes over none. Returns a stop
 * function.
 */
export function startMaintenance(
  { discussions, running, log }: Pick<Ports, 'discussions' | 'running' | 'log'>,
  settle: (discussion: OpenDiscussion) => Promise<void>,
  times: LeaseTimes,
): () => Promise<void> {
  const renew = async () => {
    const owners = running.owners()
    const { leaseLost } = await discussions.heartbeat(owners)
    for (const id of leaseLost) running.abort(id, 'lease-lost')
  }
  const takeOver = async (expiredBefore: Date) =>
    running.isDraining() ? null : discussions.takeOverNext(expiredBefore, [...running.owners().keys()])
  const onError = (err: unknown) => log.warn({ err }, 'a heartbeat or takeover failed and will be repeated')
  return keepLeases({ renew, contact: discussions.contact, takeOver, settle }, { times, onError })
}
