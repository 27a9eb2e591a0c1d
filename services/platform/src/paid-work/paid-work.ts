import { bounded } from '@rostra/kit/async/bounded'
import { type Clock, pause, processClock } from '@rostra/kit/async/clock'
import { retry } from '@rostra/kit/async/retry'
import { DomainError } from '@rostra/kit/errors'

/**
 * One kind of work that a person pays for. It is a document that begins as a claim, which no client sees: the claim names what is to be
 * held. Once its price is held it is admitted, and runs.
 */
export interface PaidWorkOptions<Claim extends { id: string }> {
  /** Releases the hold of a claim, if there is one. Can be repeated. */
  release: (claim: Claim) => Promise<void>
  /** Deletes a claim, unless it has another owner now. Can be repeated. */
  deleteClaim: (claim: Claim) => Promise<void>
  /** Deletes what a failed insert of this replica may have stored. Can be repeated. */
  discardClaim: (id: string) => Promise<void>
  /** Called when a refused claim could not be cancelled within a minute. A takeover has come by then, too. */
  onUncancelled: (error: unknown, id: string) => void
  clock?: Clock
}

/** How a claim is admitted. Each step is called once, `admit` until its result is known. */
export interface AdmissionSteps<Prepared> {
  /** Throws when the work is refused before anything is held. */
  check?: () => void
  /** Holds the price. */
  hold: () => Promise<void>
  /**
   * Prepares the work beside the hold, and waits for `held` before it begins what costs something. Nothing of it is visible to a client.
   * `refused` aborts when the work is not admitted.
   */
  prepare: (held: Promise<void>, refused: AbortSignal) => Promise<Prepared>
  /** Stores the admission. False when the claim was taken over or deleted. Can be repeated. */
  admit: (prepared: Prepared) => Promise<boolean>
  /** The error of a claim that was taken over or deleted. */
  interrupted: () => Error
}

/** How long a call waits for the admission of another call's claim. */
export interface AdmissionWait<Claim> {
  /** Reads the claim again; null when it was cancelled. */
  read: () => Promise<Claim | null>
  /** When the wait ends, by the clock. */
  until: number
  signal: AbortSignal
  /** The error at the end of the wait. */
  late: () => Error
}

export interface PaidWork<Claim extends { id: string }> {
  /**
   * Inserts a claim. After a failure with an unknown result discards what may be stored, so that a repeat of the call can claim for
   * itself.
   */
  claim: <Result>(id: string, insert: () => Promise<Result>) => Promise<Result>
  /**
   * Waits until another call's claim is admitted, and returns it. Returns null when it was cancelled: the caller then claims for itself.
   */
  awaitAdmission: <Work extends { status: string }>(claimed: Work, wait: AdmissionWait<Work>) => Promise<Work | null>
  /**
   * Admits a claim and returns what was prepared. Cancels the claim when a step fails. An admission whose result is unknown is repeated
   * for 30 s, also when the caller has gone: it may be stored. When it stays unknown nothing is cancelled, and a takeover settles the
   * work.
   */
  admit: <Prepared>(claim: Claim, steps: AdmissionSteps<Prepared>) => Promise<Prepared>
  /**
   * Releases the hold of a claim and deletes the claim, for a takeover. When the release fails the claim stays, and the replica that
   * takes it over after its lease has expired tries again.
   */
  cancel: (claim: Claim) => Promise<void>
}

/** Milliseconds for which an admission is tried: as long as clients repeat a call by themselves. */
const admissionRetryMs = 30_000
/** Milliseconds for which a refused claim is cancelled again. A takeover comes within that time, too. */
const cancelRetryMs = 60_000
/** The longest wait of the refused caller. */
const callerWaitMs = 500
/** Milliseconds between two reads of another call's claim: from the first to the second value, each time twice as long. */
const firstPollMs = 20
const maxPollMs = 250

/** Creates the steps of one kind of paid work. */
export function paidWork<Claim extends { id: string }>(options: PaidWorkOptions<Claim>): PaidWork<Claim> {
  const { release, deleteClaim, discardClaim, onUncancelled, clock = processClock } = options

  const cancel = async (claim: Claim) => {
    await release(claim)
    await deleteClaim(claim)
  }

  /** Repeats a deletion, in the background when that takes long: a repeat of the call then need not wait for a takeover. */
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
        // Nothing is held for it yet.
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

      // Both are waited for, also after one has failed: it is known then whether there is a hold.
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
 * Whether a failed hold may have taken effect. A refusal, and a service that is away, mean that it has not: billing itself releases a
 * hold that it stored just before it died.
 */
const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.kind === 'deadline' || lateReasons.has(error.reason)

/** Reasons of a service or its store that did not answer in time. */
const lateReasons = new Set(['TOO_SLOW', 'STORE_UNAVAILABLE'])
