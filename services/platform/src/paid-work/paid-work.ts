import { bounded } from '@rostra/kit/async/bounded'
import { type Clock, pause, processClock } from '@rostra/kit/async/clock'
import { retry } from '@rostra/kit/async/retry'
import { DomainError } from '@rostra/kit/errors'

/**
 * The options of one kind of work that a person pays for. The work is a document. It begins as a claim, which names the price to hold and
 * which no client sees. Once the price is held, the work is admitted and runs.
 */
export interface PaidWorkOptions<Claim extends { id: string }> {
  /** Releases the hold of a claim, if there is one. Idempotent. */
  release: (claim: Claim) => Promise<void>
  /** Deletes a claim, unless it has another owner now. Idempotent. */
  deleteClaim: (claim: Claim) => Promise<void>
  /** Deletes the claim that a failed insert of this replica may have stored. Idempotent. */
  discardClaim: (id: string) => Promise<void>
  /** Called when a refused claim could not be cancelled within a minute. A takeover cancels it. */
  onUncancelled: (error: unknown, id: string) => void
  clock?: Clock
}

/** The steps by which a claim is admitted. Each is called once, except `admit`, which is repeated until its result is known. */
export interface AdmissionSteps<Prepared> {
  /** Throws to refuse the work before anything is held. */
  check?: () => void
  /** Holds the price. */
  hold: () => Promise<unknown>
  /**
   * Prepares the work concurrently with the hold. Must wait for `held` before any step that costs money, and show clients nothing.
   * `refused` aborts when the work is not admitted.
   */
  prepare: (held: Promise<unknown>, refused: AbortSignal) => Promise<Prepared>
  /** Stores the admission. Returns false when the claim was taken over or deleted. Idempotent. */
  admit: (prepared: Prepared) => Promise<boolean>
  /** Creates the error of a claim that was taken over or deleted. */
  interrupted: () => Error
}

/** The wait of a call for the admission of another call's claim. */
export interface AdmissionWait<Claim> {
  /** Reads the claim again; null when it was cancelled. */
  read: () => Promise<Claim | null>
  /** The end of the wait, a time of the clock. */
  until: number
  signal: AbortSignal
  /** Creates the error at the end of the wait. */
  late: () => Error
}

export interface PaidWork<Claim extends { id: string }> {
  /**
   * Inserts a claim. After a failure with an unknown result it discards the claim, which may be stored, so that a retry of the call can
   * claim.
   */
  claim: <Result>(id: string, insert: () => Promise<Result>) => Promise<Result>
  /**
   * Waits until another call's claim is admitted, and returns the work. Returns null when the claim was cancelled: the caller can then
   * claim.
   */
  awaitAdmission: <Work extends { status: string }>(claimed: Work, wait: AdmissionWait<Work>) => Promise<Work | null>
  /**
   * Admits a claim and returns the prepared value. Cancels the claim when a step fails. Repeats an admission whose result is unknown for 30
   * s, also after the caller has disconnected, because it may be stored. When the result stays unknown it cancels nothing, and a takeover
   * settles the work.
   */
  admit: <Prepared>(claim: Claim, steps: AdmissionSteps<Prepared>) => Promise<Prepared>
  /**
   * Releases the hold of a claim and deletes the claim, for a takeover. When the release fails, the claim stays until its lease expires,
   * and the next takeover tries again.
   */
  cancel: (claim: Claim) => Promise<void>
}

/** How long an admission is retried, in milliseconds: as long as clients retry a call. */
const admissionRetryMs = 30_000
/** How long cancelling a refused claim is retried, in milliseconds. A takeover happens within that time too. */
const cancelRetryMs = 60_000
/** The longest wait of a refused caller for the cancellation, in milliseconds. */
const callerWaitMs = 500
/** The first and the longest interval between reads of another call's claim, in milliseconds. It doubles each time. */
const firstPollMs = 20
const maxPollMs = 250

/** Creates the steps of one kind of paid work. */
export function paidWork<Claim extends { id: string }>(options: PaidWorkOptions<Claim>): PaidWork<Claim> {
  const { release, deleteClaim, discardClaim, onUncancelled, clock = processClock } = options

  const cancel = async (claim: Claim) => {
    await release(claim)
    await deleteClaim(claim)
  }

  /** Retries a deletion, in the background when it takes long, so that a retry of the call need not wait for a takeover. */
  const inBackground = async (id: string, work: () => Promise<void>) => {
    const cancelled = retry(work, { forMs: cancelRetryMs, clock }).catch((error) => onUncancelled(error, id))
    await bounded(cancelled, callerWaitMs, clock).catch(() => undefined)
  }

  return {
    cancel,
    claim: async (id, insert) => {
      try {
        return await insert()
      } catch (error) {
        // No hold exists yet.
        await inBackground(id, () => discardClaim(id))
        throw error
      }
    },
    awaitAdmission: async (claimed, { read, until, signal, late }) => {
      let found: typeof claimed | null = claimed
      for (let pollMs = firstPollMs; found?.status === 'claimed'; pollMs = Math.min(2 * pollMs, maxPollMs)) {
        if (clock.now() + pollMs > until) throw late()
        await pause(pollMs, clock, signal)
        if (signal.aborted) throw late()
        found = await read()
      }
      return found
    },
    admit: async (claim, { check, hold, prepare, admit, interrupted }) => {
      const refused = new AbortController()
      const refuse = async (error: unknown, mayBeHeld: boolean): Promise<never> => {
        refused.abort(error)
        await inBackground(claim.id, () => (mayBeHeld ? cancel(claim) : deleteClaim(claim)))
        throw error
      }

      const early = errorOf(check)
      if (early) return refuse(early.error, false)

      // Waits for both, also after one has failed, to know whether there is a hold.
      const holding = hold()
      const [held, prepared] = await Promise.allSettled([holding, prepare(holding, refused.signal)])
      const mayBeHeld = held.status === 'fulfilled' || mayHaveSucceeded(held.reason)
      if (prepared.status === 'rejected') return refuse(prepared.reason, mayBeHeld)
      if (held.status === 'rejected') return refuse(held.reason, mayBeHeld)

      const isAdmitted = await retry(() => admit(prepared.value), { forMs: admissionRetryMs, clock }).catch((error) => {
        refused.abort(error)
        throw error
      })
      return isAdmitted ? prepared.value : refuse(interrupted(), true)
    },
  }
}

function errorOf(check: (() => void) | undefined): { error: unknown } | undefined {
  try {
    check?.()
  } catch (error) {
    return { error }
  }
}

/**
 * Whether a failed hold may have taken effect. It has not after a refusal, nor when billing is unavailable: billing itself releases a hold
 * that it stored just before it died.
 */
const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.kind === 'deadline' || lateReasons.has(error.reason)

/** Reasons of a service or its store that did not answer in time. */
const lateReasons = new Set(['TOO_SLOW', 'STORE_UNAVAILABLE'])
