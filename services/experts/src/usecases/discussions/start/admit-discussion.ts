import { retry } from '@rostra/kit/async/retry'
import { DomainError } from '@rostra/kit/errors'
import { type OpenDiscussion, startInterrupted } from '../../../domain/discussions/discussion.ts'
import type { Ports } from '../../../domain/ports.ts'
import { runDiscussion } from '../run/run-discussion.ts'
import { cancelRefused } from './cancel-claim.ts'

/** Milliseconds for which an admission is tried: as long as clients repeat a start by themselves. */
const admissionRetryMs = 30_000

/**
 * Admits a claimed discussion: holds its price and starts it. Cancels the claim when the hold is refused. The caller's signal does not reach it:
 * a discussion is held although its member has left. Throws what `Credits.hold` throws, and INTERRUPTED when the claim was taken over or deleted
 * meanwhile.
 *
 * An admission whose result is unknown is repeated. When it stays unknown nothing is cancelled here, and a takeover settles the discussion.
 */
export async function admitDiscussion(ports: Ports, discussion: OpenDiscussion, token: string): Promise<void> {
  let mayBeHeld = false
  let mayBeAdmitted = false
  try {
    await ports.credits.hold(discussion.id, discussion.experts.length, { token }).catch((error) => {
      mayBeHeld = mayHaveSucceeded(error)
      throw error
    })
    mayBeHeld = true
    mayBeAdmitted = true
    const isAdmitted = await retry(() => ports.discussions.admit(discussion), { forMs: admissionRetryMs, clock: ports.clock })
    mayBeAdmitted = false
    if (!isAdmitted) throw startInterrupted()
  } catch (error) {
    if (!mayBeAdmitted) await cancelRefused(ports, discussion, mayBeHeld)
    throw error
  }
  const ongoing = { ...discussion, status: 'ongoing' } as const
  void ports.running.run(ongoing, (signal) => runDiscussion(ports, ongoing, signal))
}

/**
 * Whether a failed call may have taken effect on the other side. A refusal, and a service that is away, mean that it has not: billing itself
 * releases a hold that it stored just before it died.
 */
const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.kind === 'deadline' || lateReasons.has(error.reason)

/** Reasons of a service or its store that did not answer in time. */
const lateReasons = new Set(['TOO_SLOW', 'STORE_UNAVAILABLE'])
