import { bounded } from '@rostra/kit/async/bounded'
import { retry } from '@rostra/kit/async/retry'
import type { Discussion } from '../../../domain/discussions/discussion.ts'
import type { Ports } from '../../../domain/ports.ts'

type Needed = Pick<Ports, 'credits' | 'discussions' | 'log' | 'clock'>
type Claim = Pick<Discussion, 'id' | 'owner' | 'memberId'>

/** Milliseconds for which a refused start's claim is cancelled again. A takeover comes within that time, too. */
const retryMs = 60_000
/** The longest wait of the refused caller. */
const callerWaitMs = 500

/**
 * Releases the hold of a claimed discussion and deletes the claim. When the release fails the claim stays, and the replica that takes it over
 * after its lease has expired tries again.
 */
export async function cancelClaim({ credits, discussions }: Pick<Needed, 'credits' | 'discussions'>, claim: Claim): Promise<void> {
  await credits.release(claim.id, claim.memberId)
  await discussions.deleteClaim(claim)
}

/** Cancels the claim of a refused start, in the background when that takes long: a repeat of the start then need not wait for a takeover. */
export async function cancelRefused(ports: Needed, claim: Claim, mayBeHeld: boolean): Promise<void> {
  const cancel = () => (mayBeHeld ? cancelClaim(ports, claim) : ports.discussions.deleteClaim(claim))
  await waitBriefly(ports, claim.id, retry(cancel, { forMs: retryMs, clock: ports.clock }))
}

/** Deletes what a claim has stored whose result is unknown, in the background when that takes long. Nothing is held for it yet. */
export async function discardFailed(ports: Needed, id: string): Promise<void> {
  await waitBriefly(
    ports,
    id,
    retry(() => ports.discussions.discardClaim(id), { forMs: retryMs, clock: ports.clock }),
  )
}

async function waitBriefly({ log, clock }: Needed, discussionId: string, cancelled: Promise<void>): Promise<void> {
  const logged = cancelled.catch((err) => log.warn({ err, discussionId }, 'the claim of a refused discussion could not be deleted'))
  await bounded(logged, callerWaitMs, clock).catch(() => undefined)
}
