import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { ActivityDay } from './analytics.ts'
import type { NewPersona, Persona, PersonaCard } from './persona.ts'
import type { PublicListQuery } from './public-list.ts'
import type { Progress, Turn } from './rotation.ts'
import type { Direction, Tally } from './vote.ts'
import type { WritingPorts } from './writing-ports.ts'

export interface Personas {
  byId: (id: string) => Promise<Persona | null>
  bySlug: (slug: string) => Promise<Persona | null>
  /** Newest first. */
  ownedBy: (ownerId: string) => Promise<Persona[]>
  /** Those of the given ids that are public, in the given order. */
  publicByIds: (ids: readonly string[]) => Promise<PersonaCard[]>
  /** Enough public personas for `count` turns: first those that had none yet, then the most popular. */
  candidatesFor: (count: number, had: readonly string[]) => Promise<string[]>
  /** The owners of the `limit` most popular public personas, without repeats. */
  topOwners: (limit: number) => Promise<string[]>
  /** Adds a persona unless its slug is taken; tells whether it did. */
  addMissing: (persona: NewPersona) => Promise<boolean>
  /** Leaves a public persona without an owner, and without the prompts that it had before. */
  disown: (id: string) => Promise<void>
  /** Deletes a persona with its votes, its turns, its prompts of old and what was counted of it, all or nothing. */
  remove: (id: string) => Promise<void>
  /** Forgets that an account ever made a persona. */
  forgetOwner: (ownerId: string) => Promise<void>
}

/** The public list. */
export interface PublicPersonas {
  /** One page, each persona encoded as it is sent, and the number of all that match. Throws OVERLOADED while it isn't known who is public. */
  list: (query: PublicListQuery) => { personas: Uint8Array[]; total: number }
}

/** Who is featured when. */
export interface Featured {
  /** The turns of a day (YYYY-MM-DD, UTC) in order; none when the day has not been drawn yet. */
  on: (date: string) => Promise<Turn[]>
  progress: () => Promise<Progress>
  /** Writes a day's turns, all or none. False when the day, or a turn of the cycle, is taken already. */
  claim: (date: string, turns: readonly Turn[]) => Promise<boolean>
}

/** One exchange of a person with a persona, with text in it. */
export interface Exchange {
  personaId: string
  conversationId: string
  /** `member:<id>` or `guest:<id>`. */
  person: string
  at: Date
}

export interface Reach {
  /**
   * Counts an exchange on its day, and raises a persona's counts if it is a conversation's or a person's first with it. An event counts
   * once, however often it comes.
   */
  record: (event: EventEnvelope, exchange: Exchange) => Promise<void>
}

/** What was counted of personas, day by day. */
export interface Activities {
  /** The days (YYYY-MM-DD, UTC) on which something happened, from the first to the last. */
  between: (personaId: string, first: string, last: string) => Promise<ActivityDay[]>
  /** How many different people have talked with a persona since. */
  peopleSince: (personaId: string, since: Date) => Promise<number>
}

export interface Vote {
  personaId: string
  voterId: string
  direction: Direction
  at: Date
}

/** What a vote meets, all as it is at one moment. */
export interface Ballot {
  persona: Persona | null
  /** The person's earlier vote. */
  previous: Direction | null
  /** The person's account has been deleted. */
  voterHasLeft: boolean
}

/** Gives the tally that follows. Throws to refuse the vote. */
export type Decide = (ballot: Ballot) => Tally

export interface Votes {
  /** A person's vote on a persona; null for none. */
  of: (personaId: string, voterId: string) => Promise<Direction | null>
  /**
   * Stores a vote in place of an earlier one, and the persona's tally as `decide` says: both or neither. `decide` may run more than once.
   * A vote whose signal has aborted before its turn is dropped without effect.
   */
  record: (vote: Vote, decide: Decide, signal?: AbortSignal) => Promise<Tally>
  /** Newest first. */
  by: (voterId: string) => Promise<Vote[]>
  /** Lets the votes of a person count on as nobody's. */
  unname: (voterId: string) => Promise<void>
}

/** Which accounts have been deleted, remembered until nothing of theirs can appear any more. */
export interface Departures {
  note: (accountId: string) => Promise<void>
  /** One that wasn't looked after for a while; each replica gets another one. */
  takeDue: () => Promise<string | null>
  /** Forgets a departure that is an hour old. */
  drop: (accountId: string) => Promise<void>
}

/** What the use cases need of the world. */
export interface Ports extends WritingPorts {
  personas: Personas
  publicPersonas: PublicPersonas
  featured: Featured
  votes: Votes
  activities: Activities
  departures: Departures
  now: () => Date
}
