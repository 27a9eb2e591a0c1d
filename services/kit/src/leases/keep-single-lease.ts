import { type KeepLeasesOptions, keepLeases, type LeasedWork } from './keep-leases.ts'
import type { OwnedWork, SingleRun } from './single-run.ts'

/** The leases of one kind of work in the store; at most one piece of it is open. */
export interface SingleLease<Work> extends Pick<LeasedWork<Work>, 'contact' | 'takeOver'> {
  /** Renews the lease of the work that runs here. Returns false when it is not this replica's any more. */
  renew: (owned: OwnedWork) => Promise<boolean>
}

/**
 * Renews the lease of the work that runs here, three times a lease, and takes over work whose replica is gone. A takeover is settled once
 * `proceed` has begun to run it: its lease is renewed from then on. Returns a stop function.
 */
export function keepSingleLease<Work>(
  lease: SingleLease<Work>,
  running: Pick<SingleRun, 'current' | 'abort' | 'isDraining'>,
  proceed: (work: Work) => void,
  options: KeepLeasesOptions,
): () => Promise<void> {
  const renew = async () => {
    const owned = running.current()
    if (owned && !(await lease.renew(owned)) && running.current() === owned) running.abort('lease-lost')
  }
  const takeOver = async (expiredBefore: Date) => (running.isDraining() || running.current() ? null : lease.takeOver(expiredBefore))
  const settle = async (work: Work) => proceed(work)
  return keepLeases({ renew, contact: lease.contact, takeOver, settle }, options)
}
