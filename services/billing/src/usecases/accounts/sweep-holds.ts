import type { HoldPurpose } from '../../domain/accounts/account.ts'
import type { AccountHold, HoldOutcome } from '../../domain/accounts/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { settleHold } from './settle-hold.ts'

type Needed = Pick<Ports, 'accounts' | 'holdOutcomes' | 'holdMetrics' | 'now' | 'log'>

/** The most holds in one call. */
const batchSize = 200

/**
 * Settles holds older than `minAgeMs` whose event was missed: asks the services that placed them for the outcomes, concurrently, so that
 * one hung service does not delay the others. Failures are logged, and the next sweep retries.
 */
export async function sweepHolds(ports: Needed, minAgeMs: number): Promise<void> {
  const before = new Date(ports.now().getTime() - minAgeMs)
  for await (const batch of ports.accounts.staleHolds(before, batchSize)) {
    const byPurpose = [...Map.groupBy(batch, ({ hold }) => hold.purpose)]
    await Promise.all(
      byPurpose.map(([purpose, holds]) =>
        settleBatch(ports, purpose, holds).catch((err) =>
          ports.log.warn({ err, purpose }, 'hold outcomes are unavailable; the next sweep retries'),
        ),
      ),
    )
  }
}

async function settleBatch(ports: Needed, purpose: HoldPurpose, holds: readonly AccountHold[]): Promise<void> {
  const ids = holds.map(({ hold }) => hold.id)
  const outcomes = await ports.holdOutcomes[purpose](ids)
  if (outcomes.length !== ids.length) throw new Error(`${outcomes.length} outcomes were returned for ${ids.length} holds`)
  for (const [index, accountHold] of holds.entries()) await settleByOutcome(ports, accountHold, outcomes[index])
}

async function settleByOutcome(ports: Needed, { accountId, hold }: AccountHold, outcome: HoldOutcome | undefined): Promise<void> {
  if (outcome === 'open') return
  if (outcome === 'unknown' || outcome === undefined) {
    ports.log.error({ accountId, holdId: hold.id, outcome }, 'unknown outcome of a hold; the hold stays open')
    return
  }
  await settleHold(ports, { accountId, hold, ...outcome, by: 'sweep' }).catch((err) =>
    ports.log.warn({ err, accountId, holdId: hold.id }, 'settling a hold failed; the next sweep retries'),
  )
}
