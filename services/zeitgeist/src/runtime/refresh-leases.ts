import { keepLeases } from '@rostra/kit/leases/keep-leases'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import type { Ports } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh/refresh.ts'

/**
 * Renews the lease of the refresh that runs here, three times a lease, and takes over one whose replica is gone. A takeover is settled once
 * `proceed` has begun to run it: its lease is renewed from then on. Returns a stop function.
 */
export function startRefreshLeases(
  { refreshes, running, log }: Pick<Ports, 'refreshes' | 'running' | 'log'>,
  proceed: (refresh: Refresh) => void,
  times: LeaseTimes,
): () => Promise<void> {
  const renew = async () => {
    const refresh = running.current()
    if (refresh && !(await refreshes.renew(refresh)) && running.current() === refresh) running.abort('lease-lost')
  }
  const takeOver = async (expiredBefore: Date) => (running.isDraining() || running.current() ? null : refreshes.takeOver(expiredBefore))
  const settle = async (refresh: Refresh) => proceed(refresh)
  const onError = (err: unknown) => log.warn({ err }, 'the lease of a refresh was not renewed or taken over; it will be repeated')
  return keepLeases({ renew, contact: refreshes.contact, takeOver, settle }, { times, onError })
}
