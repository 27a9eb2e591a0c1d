import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseStore } from '@rostra/kit/leases/keep-leases'
import type { ChargedExchange } from '../credits/ports.ts'
import type { Ending, Exchange } from './exchange.ts'
import type { ExchangeTree } from './exchange-tree.ts'
import type { Feedback } from './feedback.ts'
import type { HoldOutcome } from './outcome.ts'

/** An exchange that this replica has taken over, with what is known of its former owner's work. */
export interface TakenOverExchange extends Exchange {
  stopRequested: boolean
  /** Readers had frames at the former owner's last heartbeat. */
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
  'id' | 'conversationId' | 'personaId' | 'person' | 'requestId' | 'questionId' | 'askedAt' | 'replaces' | 'content'
>

/**
 * The result of a claim. `claimed`: the exchange is new and this replica owns it. `duplicate`: the person's request id exists already.
 * `busy`: another exchange is open in the conversation.
 */
export interface ClaimResult {
  kind: 'claimed' | 'duplicate' | 'busy'
  exchange: Exchange
}

/** What is known of an exchange when it is admitted. `parentId`: the exchange that it continues; null for the first one. */
export interface Admission extends Pick<Exchange, 'given' | 'unanswered'> {
  parentId: string | null
}

/** What was said in an exchange, with the ids of its messages. */
export type ExchangeTexts = Pick<Exchange, 'id' | 'questionId' | 'content' | 'answer'>

/** The text of an ended exchange, as the model gets it. */
export type PastExchange = Pick<Exchange, 'content' | 'answer'>

/** One of the latest exchanges of a conversation, with what its branch is found by, and what another answer to its question needs. */
export interface RecentExchange
  extends PastExchange,
    Pick<Exchange, 'id' | 'parentId' | 'startedAt' | 'status' | 'questionId' | 'askedAt'> {}

/** What a member wrote in an exchange. */
export interface MemberMessage {
  exchangeId: string
  accountId: string
  content: string
}

/** A message that the persona's material did not answer. */
export interface UnansweredQuestion extends Pick<Exchange, 'conversationId' | 'personaId' | 'person' | 'content'> {
  exchangeId: string
  /** When it was asked first. */
  at: Date
}

/** What people think of answers. */
export interface Feedbacks {
  /** Stores what its person thinks of the answer of an ended exchange, or removes it. False when it has not ended, or is gone. */
  set: (exchangeId: string, feedback: Feedback | null) => Promise<boolean>
}

/** A person's own exchanges, or all in these conversations, which may include those of a guest. */
export type DeletionScope = { person: string } | { conversationIds: readonly string[] }

export interface DeletableExchange extends ChargedExchange {
  /** Claimed or running. */
  open: boolean
  /** When it ended with text; null without one. */
  answeredAt: Date | null
  /** Events in its outbox that are not published yet. */
  unpublished: readonly EventEnvelope[]
}

export interface Exchanges {
  /** Returns the id of a new exchange. */
  newId: () => string
  /** Inserts an exchange that this replica owns, or returns the one that prevents it. After an error it may be stored nevertheless. */
  claim: (exchange: NewExchange) => Promise<ClaimResult>
  /** Turns a claimed exchange into a running one. Can be repeated. False when it was taken over or deleted. */
  admit: (exchange: Exchange, admission: Admission) => Promise<boolean>
  /** Deletes a claimed exchange, unless it has another owner now. */
  deleteClaim: (exchange: Exchange) => Promise<void>
  /** Deletes the exchange that a failed `claim` of this replica may have stored. */
  discardClaim: (id: string) => Promise<void>
  /** Stores the end together with its event. False when the exchange was taken over or deleted. */
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
  /** The admitted exchanges of a conversation, without their texts. */
  tree: (conversationId: string) => Promise<ExchangeTree>
  /** Returns these exchanges in the order of the ids; those that are gone are left out. */
  byIds: (ids: readonly string[]) => Promise<Exchange[]>
  /** Returns what was said in these exchanges, by their ids. */
  textsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, ExchangeTexts>>
  /** Stores that the branch with this end is shown now. */
  setShown: (id: string, at: Date) => Promise<void>
  /** Admitted exchanges, oldest first, from the one after `last` on. */
  listByStart: (conversationId: string, limit: number, last?: Exchange) => Promise<Exchange[]>
  /** The outcome of each of these, in the order of the ids. */
  outcomes: (ids: readonly string[]) => Promise<HoldOutcome[]>
  /** Returns those of these exchanges whose message the material did not answer, in the order in which they were asked. */
  unansweredAmong: (ids: readonly string[]) => Promise<UnansweredQuestion[]>
  /** The messages of these exchanges that members sent and that were answered. */
  memberMessages: (ids: readonly string[]) => Promise<MemberMessage[]>

  /** Returns an ended exchange of this person, once: later calls return null. */
  takeForNotes: (id: string, person: string) => Promise<Exchange | null>

  /** Expired leases of running exchanges are taken over first. */
  leases: LeaseStore<TakenOverExchange, RunningExchange>
  /** Returns those of this replica's exchanges whose stop request is set. */
  stopRequestedAmong: (running: readonly RunningExchange[]) => Promise<string[]>
  /** Stores that readers may get frames that Redis does not have. False when the exchange was taken over or deleted. */
  setUnshared: (exchange: Exchange) => Promise<boolean>
  /** Takes over a running exchange whatever its lease. Null when it has ended or is gone. */
  takeOver: (id: string) => Promise<TakenOverExchange | null>

  listForDeletion: (scope: DeletionScope, limit: number) => Promise<DeletableExchange[]>
  /** Deletes an open exchange, so that its owner can store no end. False when it has ended or is gone. */
  deleteOpen: (id: string) => Promise<boolean>
  /** Deletes those of these exchanges that have ended. */
  deleteEnded: (ids: readonly string[]) => Promise<void>
}
