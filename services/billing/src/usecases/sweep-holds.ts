import type { Hold } from '../domain/account.ts'
import type { Ports, StaleHold } from '../domain/ports.ts'
import { settleHold } from './settle-hold.ts'

type Needed = Pick<Ports, 'accounts' | 'sellers' | 'settled' | 'now' | 'log'>

/** The most that a seller is asked about at once. */
const batch = 200

/**
 * Asks about holds that are open for this long, in milliseconds, and settles those whose end was missed. What fails is logged; the next
 * sweep tries it again.
 */
export async function sweepHolds(ports: Needed, staleMs: number): Promise<void> {
  const before = new Date(ports.now().getTime() - staleMs)
  for await (const stale of ports.accounts.staleHolds(before, batch)) {
    for (const [kind, holds] of Map.groupBy(stale, ({ hold }) => hold.kind)) {
      await settleEach(ports, kind, holds).catch((err) =>
        ports.log.warn({ err, kind }, 'a seller could not be asked about holds, it will be tried again'),
      )
    }
  }
}

async function settleEach(ports: Needed, kind: Hold['kind'], stale: readonly StaleHold[]): Promise<void> {
  const outcomes = await ports.sellers.outcomes(
    kind,
    stale.map(({ hold }) => hold.id),
  )
  for (const [index, { accountId, hold }] of stale.entries()) {
    const outcome = outcomes[index]
    if (outcome !== 'answered' && outcome !== 'nothing') continue
    await settleHold(ports, { accountId, held: hold, wasHad: outcome === 'answered', by: 'sweep' }).catch((err) =>
      ports.log.warn({ err, accountId, holdId: hold.id }, 'a hold could not be settled, it will be tried again'),
    )
  }
}
