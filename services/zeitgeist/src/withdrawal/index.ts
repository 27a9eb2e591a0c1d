import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import type { Ports as CorePorts } from '../core/domain/ports.ts'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onInsightsConsentChanged } from './events/on-insights-consent-changed.ts'
import { onPersonaDeleted } from './events/on-persona-deleted.ts'
import { countWithdrawn } from './runtime/withdrawal-metrics.ts'
import { mongoWithdrawals } from './store/withdrawals.ts'
import { deleteLateWrites, sweepLateWrites } from './usecases/late-writes.ts'
import { withdrawHiddenPersonas } from './usecases/withdraw-persona.ts'

export interface WithdrawalTimers {
  /** Milliseconds between two sweeps for late writes of withdrawn members. */
  sweep: number
  /** Milliseconds between two checks whether a persona of an entry was made private or deleted. */
  personas: number
}

interface Withdrawal extends Slice {
  /** Deletes what was just stored for members who withdrew meanwhile. */
  deleteLateWrites: (accountIds: readonly string[], signal: AbortSignal) => Promise<void>
}

/**
 * Creates the slice that deletes what is stored of members who take back their consent or delete their account, and of personas that are
 * no longer public.
 */
export function createWithdrawal({ connection, bus, log, onStop }: Foundation, core: CorePorts, timers: WithdrawalTimers): Withdrawal {
  const ports: Ports = { ...core, withdrawals: mongoWithdrawals(connection, timers.sweep), countWithdrawn }
  return {
    rpcs: [],
    deleteLateWrites: (accountIds, signal) => deleteLateWrites(ports, accountIds, signal),
    begin: async () => {
      const stopped = new AbortController()
      onStop(() => stopped.abort())
      const sweep = ({ signal }: { signal: AbortSignal }) => sweepLateWrites(ports, signal)
      onStop(startPeriodicWork({ everyMs: timers.sweep, subject: 'the sweep for late writes of withdrawn members', run: sweep, log }))
      const withdraw = () => withdrawHiddenPersonas(ports)
      onStop(startPeriodicWork({ everyMs: timers.personas, subject: 'the check of the personas of entries', run: withdraw, log }))
      onStop(await bus.subscribe(onInsightsConsentChanged(ports, stopped.signal)))
      onStop(await bus.subscribe(onAccountDeleted(ports)))
      onStop(await bus.subscribe(onPersonaDeleted(ports)))
    },
  }
}
