import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseStore } from '@rostra/kit/leases/keep-leases'
import type { ChargedExchange } from '../credits/ports.ts'
import type { Ending, Exchange } from './exchange.ts'
import type { ExchangeTree } from './exchange-tree.ts'
import type { Feedback, Rating } from './feedback.ts'
import type { HoldOutcome } from './outcome.ts'

/** An exchange that this replica has taken over, with the state that its former owner stored. */
export interface TakenOverExchange extends Exchange {
  stopRequested: boolean
  /** It had frames at the former owner's last heartbeat. */
  hasShown: boolean
  /** Readers of the former owner may have frames that Redis does not have. */
  isUnshared: boolean
}

/** A running exchange of this replica, for a heartbeat. */
export interface RunningExchange extends Pick<Exchange, 'id' | 'owner'> {
  /** It has frames that readers may have seen. */
  hasShown: boolean
}

export type NewExchange = Pick<
  Exchange,
  | 'id'
  | 'conversationId'
  | 'personaId'
  | 'person'
  | 'requestId'
  | 'wishesHash'
  | 'questionId'
  | 'askedAt'
  | 'fromShare'
  | 'replaces'
  | 'continues'
  | 'content'
> & {
  /** The earliest start: later than that of the others in its conversation, whatever clock stored them. */
  startsFrom?: Date
}

/**
 * The result of a claim. `claimed`: the exchange is new and this replica owns it. `duplicate`: the person's request id exists already.
 * `busy`: another exchange is open in the conversation.
 */
export interface ClaimResult {
  kind: 'claimed' | 'duplicate' | 'busy'
  exchange: Exchange
}

/** The fields that an admission stores. `parentId`: the exchange before it in its branch; null for the first one. */
export interface Admission extends Pick<Exchange, 'given' | 'openers' | 'unanswered' | 'written' | 'chatModel'> {
  parentId: string | null
}

/** The texts of an exchange, with the ids of its messages. */
export type ExchangeTexts = Pick<Exchange, 'id' | 'questionId' | 'content' | 'answer'>

/** The text of an ended exchange, as the model gets it. */
export type PastExchange = Pick<Exchange, 'content' | 'answer'>

/** An exchange of a branch, with the id of the model that answered it. */
export interface BranchExchange extends PastExchange, Pick<Exchange, 'chatModel'> {}

/** One of the latest exchanges of a conversation, with the fields that find its branch and that a regenerated answer copies. */
export interface RecentExchange
  extends BranchExchange,
    Pick<Exchange, 'id' | 'parentId' | 'startedAt' | 'status' | 'questionId' | 'askedAt' | 'fromShare' | 'continues'> {}

/** The message of an exchange that a member sent. */
export interface MemberMessage {
  exchangeId: string
  accountId: string
  content: string
}

/** A message of its person that the persona's material did not answer. */
export interface UnansweredQuestion extends Pick<Exchange, 'conversationId' | 'personaId' | 'person' | 'content'> {
  exchangeId: string
  /** When it was asked first. */
  at: Date
}

/** A message that a member wrote and that was answered. */
export interface AskedQuestion extends Pick<Exchange, 'conversationId' | 'person' | 'content'> {
  exchangeId: string
  /** When its exchange began. */
  at: Date
}

/** A member's rating of an answer. */
export interface RatedAnswer extends Pick<Exchange, 'conversationId' | 'person'> {
  rating: Rating
  /** When it was given or changed last. */
  at: Date
}

/** Feedback on answers. */
export interface Feedbacks {
  /** Stores or removes the feedback on an ended exchange. False when it has not ended, or is gone. */
  set: (exchangeId: string, feedback: Feedback | null) => Promise<boolean>
}

/** The exchanges that a person sent, or all in these conversations. After an adoption these may include a guest's. */
export type DeletionScope = { person: string } | { conversationIds: readonly string[] }

export interface DeletableExchange extends ChargedExchange {
  /** Claimed or running. */
  open: boolean
  /** When it ended with an answer that its member is charged for; null for any other. */
  chargedAt: Date | null
  /** Events in its outbox that are not published yet. */
  unpublished: readonly EventEnvelope[]
}

export interface Exchanges {
  /** Returns the id of a new exchange. */
  newId: () => string
  /**
   * Inserts an exchange that this replica owns, or returns the one that prevents it. After an error the result is unknown: it may be
   * stored.
   */
  claim: (exchange: NewExchange) => Promise<ClaimResult>
  /** Sets a claimed exchange to running. Can be repeated. False when it was taken over or deleted. */
  admit: (exchange: Exchange, admission: Admission) => Promise<boolean>
  /** Deletes a claimed exchange, unless it has another owner now. */
  deleteClaim: (exchange: Exchange) => Promise<void>
  /** Deletes the claim that a failed `claim` of this replica may have stored. */
  discardClaim: (id: string) => Promise<void>
  /**
   * Stores the end and its events in one update; the end of a continuation together with the answer that it continues. A failed one of a
   * program gives its request id back, so that a repeat asks again. False when the exchange was taken over or deleted. Can be repeated.
   */
  storeEnd: (exchange: Exchange, ending: Ending) => Promise<boolean>
  /** Stores a stop request in an open exchange. */
  setStopRequested: (id: string) => Promise<void>

  byId: (id: string) => Promise<Exchange | null>
  /** Returns those of these exchanges that are claimed or running. */
  openAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** The claimed or running exchange of a conversation. */
  openIn: (conversationId: string) => Promise<Exchange | null>
  /** The ids of a person's claimed and running exchanges. */
  openOf: (person: string) => Promise<string[]>
  /** Returns the latest exchanges of a conversation, claimed ones too, the newest first. Empty for text that is no id. */
  recent: (conversationId: string, limit: number) => Promise<RecentExchange[]>
  /** The admitted exchanges of a conversation, without their texts and without continuations. */
  tree: (conversationId: string) => Promise<ExchangeTree>
  /** Returns these exchanges in the order of the ids; those that are gone are left out. */
  byIds: (ids: readonly string[]) => Promise<Exchange[]>
  /** Returns the texts of these exchanges, by their ids. */
  textsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, ExchangeTexts>>
  /** Stores when the branch that ends with this exchange was chosen. */
  setShown: (id: string, at: Date) => Promise<void>
  /** Admitted exchanges without continuations, oldest first, from the one after `last` on. */
  listByStart: (conversationId: string, limit: number, last?: Exchange) => Promise<Exchange[]>
  /** Returns the outcome of each exchange, in the order of the ids. */
  outcomes: (ids: readonly string[]) => Promise<HoldOutcome[]>
  /** Returns those of these exchanges whose message the material did not answer, in the order in which they were asked. */
  unansweredAmong: (ids: readonly string[]) => Promise<UnansweredQuestion[]>
  /** The messages of these exchanges that members wrote and that were answered. */
  memberMessages: (ids: readonly string[]) => Promise<MemberMessage[]>
  /** Returns the latest answered messages of members to a persona, the newest first. */
  askedSince: (personaId: string, since: Date, limit: number) => Promise<AskedQuestion[]>
  /** Returns the latest ratings of members of a persona's answers, the newest first. */
  ratedSince: (personaId: string, since: Date, limit: number) => Promise<RatedAnswer[]>

  /** Returns an ended exchange with a message of this person, once: later calls return null, as they do for a continuation. */
  takeForNotes: (id: string, person: string) => Promise<Exchange | null>

  /** The leases on claimed and running exchanges. Takeovers prefer running ones. */
  leases: LeaseStore<TakenOverExchange, RunningExchange>
  /** Returns those of this replica's exchanges whose stop request is set. */
  stopRequestedAmong: (running: readonly RunningExchange[]) => Promise<string[]>
  /** Stores that readers may get frames that Redis does not have. False when the exchange was taken over or deleted. */
  setUnshared: (exchange: Exchange) => Promise<boolean>
  /** Stores that the answer of an open exchange is free, unless it has another owner now. */
  setFree: (exchange: Exchange) => Promise<void>
  /** Takes over a running exchange whatever its lease. Null when it has ended or is gone. */
  takeOver: (id: string) => Promise<TakenOverExchange | null>

  listForDeletion: (scope: DeletionScope, limit: number) => Promise<DeletableExchange[]>
  /** Deletes an open exchange, so that its owner can store no end. False when it has ended or is gone. */
  deleteOpen: (id: string) => Promise<boolean>
  /** Deletes those of these exchanges that have ended. */
  deleteEnded: (ids: readonly string[]) => Promise<void>
}
