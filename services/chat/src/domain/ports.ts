import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { ServedModel } from '@rostra/kit/llm/models'
import type { Log } from '@rostra/kit/log'
import type { TokenVerifier } from '@rostra/kit/token-verifier'
import type { Conversation } from './conversation.ts'
import type { EndStatus, Exchange, Failure } from './exchange.ts'
import type { ChunkFrame, EndFrame, Frame } from './frame.ts'
import type { FrameLog } from './frame-log.ts'
import type { Outcome } from './outcome.ts'
import type { SpeakingProfile } from './system-prompt.ts'

export interface Conversations {
  add: (conversation: Omit<Conversation, 'id'>) => Promise<Conversation>
  byId: (id: string) => Promise<Conversation | null>
  /** Those in which something was said, the latest first. */
  listOf: (person: string, page: number, limit: number) => Promise<{ conversations: Conversation[]; total: number }>
  touch: (id: string, at: Date, preview: string) => Promise<void>
  /** All of a person's, the oldest first, from the one after `last` on. */
  oldest: (person: string, limit: number, last?: Conversation) => Promise<Conversation[]>
  remove: (ids: readonly string[]) => Promise<void>
  /** Gives all of one person's conversations to another and says how many. */
  hand: (from: string, to: string) => Promise<number>
}

export interface NewExchange {
  conversationId: string
  personaId: string
  person: string
  requestId: string
  content: string
}

export type Claim = { kind: 'claimed' | 'known' | 'busy'; exchange: Exchange }

export interface Ending {
  status: EndStatus
  reply: string
  frameEnds: readonly number[]
  failure: Failure | null
}

export type Said = Pick<Exchange, 'content' | 'reply'>

/** Whose exchanges: a person's own, or all in these conversations, which may have been a guest's. */
export type ExchangesOf = { person: string } | { conversationIds: readonly string[] }

/** What has to be done before an exchange can be deleted. */
export interface Remains extends PaidFor {
  open: boolean
  /** Its events, while nobody has been told. */
  untold: readonly EventEnvelope[]
}

/** Those of a replica's exchanges that can't go on. */
export interface Halts {
  /** Marked to be stopped. */
  stopped: string[]
  /** No longer this replica's, or deleted. */
  lost: string[]
}

export interface Exchanges {
  /**
   * Makes an exchange that this replica owns, or finds why not: `known` has the same person and request id, `busy` is what runs in
   * the conversation.
   */
  claim: (exchange: NewExchange) => Promise<Claim>
  /** Makes a claimed exchange visible and running, and stores the event of it. False when it is no longer this replica's. */
  admit: (exchange: Exchange) => Promise<boolean>
  /** Takes a claim back, as if it had never been. */
  abandon: (id: string) => Promise<void>
  byId: (id: string) => Promise<Exchange | null>
  runningIn: (conversationId: string) => Promise<Exchange | null>
  /** What was said in exchanges that have ended, newest last. */
  said: (conversationId: string, limit: number) => Promise<Said[]>
  /** What became of each of these, in their order. */
  outcomes: (ids: readonly string[]) => Promise<Outcome[]>
  /** Ended or running, newest last; `before` is an exchange id. */
  latest: (conversationId: string, limit: number, before?: { id: string; inclusive: boolean }) => Promise<Exchange[]>
  /** Admitted ones, oldest first, from the one after `last` on. */
  oldest: (conversationId: string, limit: number, last?: Exchange) => Promise<Exchange[]>
  /** Stores the end together with its event. False when the exchange is no longer this replica's. */
  end: (exchange: Exchange, ending: Ending) => Promise<boolean>
  /** Marks a running exchange to be stopped; survives everything. */
  markStop: (id: string) => Promise<void>
  /** Renews the lease on these, as far as they are this replica's, and gives those that can't go on. */
  heartbeat: (ids: readonly string[]) => Promise<Halts>
  /** Takes over one exchange whose lease ran out, if there is one; never one of `living`. Running ones come first. */
  takeAbandoned: (living: readonly string[]) => Promise<Exchange | null>
  remains: (of: ExchangesOf, limit: number) => Promise<Remains[]>
  /** Deletes an exchange that has not ended, so that its owner can store nothing more. False when it has ended before. */
  cut: (id: string) => Promise<boolean>
  /** Deletes exchanges that have ended. */
  remove: (ids: readonly string[]) => Promise<void>
}

/** Who has left, remembered until nothing of theirs can appear any more. */
export interface Departures {
  note: (person: string) => Promise<void>
  /** Somebody who wasn't looked after for a while; each replica gets another one. */
  takeDue: () => Promise<string | null>
  /** Takes over the events of exchanges that are about to be deleted, until others have been told. */
  tell: (person: string, events: readonly EventEnvelope[]) => Promise<void>
  /** Forgets a departure that is an hour old and has told everything. */
  drop: (person: string) => Promise<void>
}

/** The frames of running generations, for all replicas. */
export interface Frames {
  /** Adds the next frame. Throws LostGeneration when another replica has ended the generation. */
  append: (id: string, frame: ChunkFrame | EndFrame) => Promise<void>
  read: (id: string) => Promise<Frame[]>
  /** Deletes the frames of these; who writes on to one of them can't bring it back. */
  remove: (ids: readonly string[]) => Promise<void>
  /** A log that follows a generation of another replica until it is released. */
  mirror: (id: string) => { log: FrameLog; release: () => void }
}

/** Why a running generation is told to end. */
export type AbortReason = 'stopped' | 'lost' | 'overdue' | 'shutdown'

/** The generations that run in this process. */
export interface LiveGenerations {
  /** Throws OVERLOADED when no new one may start. */
  refuseWhenFull: () => void
  /** Runs one in the background; its log can be found until `run` settles. `arrivedAt`: when it was asked for, by `performance.now()`. */
  start: (id: string, arrivedAt: number, run: (log: FrameLog, signal: AbortSignal) => Promise<void>) => FrameLog
  logOf: (id: string) => FrameLog | undefined
  ids: () => string[]
  abort: (id: string, reason: AbortReason) => void
  /** Aborts those that run for longer than an answer may take. */
  abortOverdue: () => void
}

/** Tells the owner of a generation, wherever it is, to look at its stop marker now. */
export interface StopSignal {
  send: (id: string) => Promise<void>
}

/** What is paid for, and by whom. */
export type PaidFor = Pick<Exchange, 'id' | 'person'>

/** How a person is known while they send. */
export interface Payer {
  token: string
  clientAddress: string
}

/** Whoever pays for an exchange. Each of these changes something once per exchange, however often it is asked. */
export interface Credits {
  /** Throws INSUFFICIENT_CREDITS or GUEST_LIMIT. */
  hold: (exchange: PaidFor, payer: Payer) => Promise<void>
  /** Gives back what is held for an exchange that never began, if anything is. */
  release: (exchange: PaidFor) => Promise<void>
  /** Keeps what is held for one that has ended, or gives it back when nothing was answered, unless others settle it by its event. */
  settle: (exchange: PaidFor, answered: boolean) => Promise<void>
}

export interface Personas {
  /** On behalf of a person, whose token proves it. Throws BOT_NOT_FOUND. */
  speakingProfile: (id: string, reader: { person: string; token: string }) => Promise<SpeakingProfile>
}

/** Everything the use cases need of the world. */
export interface Ports {
  conversations: Conversations
  exchanges: Exchanges
  departures: Departures
  frames: Frames
  live: LiveGenerations
  stopSignal: StopSignal
  credits: Credits
  personas: Personas
  /** Who speaks for personas. */
  served: ServedModel
  verify: TokenVerifier
  log: Log
}
