import type { LeaseStore } from '@rostra/kit/leases/keep-leases'
import type { Ending, Exchange } from '../../core/domain/exchanges/exchange.ts'
import type { HoldOutcome } from '../../core/domain/exchanges/outcome.ts'
import type { Exchanges, RunningExchange } from '../../core/domain/exchanges/ports.ts'
import type { GenerationEnds } from '../../core/domain/generations/ports.ts'
import type { Stores } from '../../core/domain/ports.ts'

export interface NewAsk {
  id: string
  personaId: string
  person: string
  requestKey: string | undefined
  bodyHash: string
}

/** An ask as it is stored: an exchange without a conversation and without texts. */
export interface StoredAsk extends Exchange {
  bodyHash: string
}

/** The asks in MongoDB. A document says who pays for which answer and how it ended, and has no text of it. It is removed after an hour. */
export interface Asks extends Pick<Exchanges, 'deleteClaim' | 'discardClaim' | 'setUnshared' | 'setFree' | 'openAmong' | 'openOf'> {
  /** Inserts an ask that this replica owns, or returns the person's one with the same request key. */
  claim: (ask: NewAsk) => Promise<{ kind: 'claimed' | 'duplicate'; ask: StoredAsk }>
  /** Sets a claimed ask to running. Can be repeated. False when it was taken over or deleted. */
  admit: (ask: Exchange) => Promise<boolean>
  /**
   * Stores the end with its event in one update. One that failed or has no text gives its request key back, so that a repeat asks again.
   * False when the ask was taken over or deleted. Can be repeated.
   */
  storeEnd: (ask: Exchange, ending: Ending) => Promise<boolean>
  /** Stores that the answer of an open ask cannot reach its client, by no fault of the client. */
  setInterrupted: (id: string) => Promise<void>
  isInterrupted: (id: string) => Promise<boolean>
  byId: (id: string) => Promise<StoredAsk | null>
  outcomes: (ids: readonly string[]) => Promise<ReadonlyMap<string, HoldOutcome>>
  /** Removes the asks of a person. */
  removePerson: (person: string) => Promise<void>
  /** Removes asks that ended more than an hour ago and whose event is published. */
  removeExpired: () => Promise<void>
  leases: LeaseStore<StoredAsk, RunningExchange>
}

export interface Ports
  extends Pick<
    Stores,
    | 'exchanges'
    | 'frames'
    | 'running'
    | 'stopSignal'
    | 'credits'
    | 'unansweredSends'
    | 'personas'
    | 'retrievals'
    | 'modelFor'
    | 'modelOf'
    | 'countTakenOver'
    | 'log'
  > {
  asks: Asks
  askEnds: GenerationEnds
}
