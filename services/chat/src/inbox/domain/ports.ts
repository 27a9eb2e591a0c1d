import type { LeaseStore } from '@rostra/kit/leases/keep-leases'
import type { OwnedWork, RunningWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { ConversationLookups } from '../../core/domain/conversations/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { InboxItem, ItemState, Pair } from './inbox-item.ts'
import type { GroupStems, Question } from './question-group.ts'
import type { PersonaSummary, Week } from './week.ts'

export interface InboxQuery {
  personaId: string
  /** Null for all. */
  state: ItemState | null
  /** Deleted conversations that are not swept yet. Answers that were reported in them are left out, unless the item is answered. */
  hidden: readonly string[]
}

/** The numbers of new open items of a persona. */
export type NewItems = Omit<PersonaSummary, 'personaName'>

/** The items that owners see. Groups with fewer than three people are not among them. */
export interface InboxItems {
  /** One page, the latest first. Pages count from 1. */
  list: (query: InboxQuery, page: number, limit: number) => Promise<InboxItem[]>
  count: (query: InboxQuery) => Promise<number>
  /** The number of open items by persona; those without one are left out. */
  countOpen: (personaIds: readonly string[], hidden: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The number of all open items, for a metric. */
  countAllOpen: () => Promise<number>
  byId: (personaId: string, id: string) => Promise<InboxItem | null>
  /** Stores a pair that is about to become a source. False when the item has one, or is not listed. */
  setPair: (item: InboxItem, pair: Pair) => Promise<boolean>
  /** Removes the pair of an item whose source was refused. */
  dropPair: (item: InboxItem, pair: Pair) => Promise<void>
  /**
   * Stores that the pair of an item is a source, and sets it to answered from any state. False when it was answered already, or is gone.
   */
  setAnswered: (item: InboxItem, pair: Pair) => Promise<boolean>
  /** False when the item is not open. */
  dismiss: (item: InboxItem) => Promise<boolean>
  /** Counts by persona the open items that became visible in a week. */
  newIn: (week: Week) => AsyncIterable<NewItems>
  /** Removes questions and reported answers of these conversations. Answered items keep only their pair. */
  removeOf: (conversationIds: readonly string[]) => Promise<void>
  /** Removes the questions of a person. */
  removePerson: (person: string) => Promise<void>
  /** Removes all items of a persona. */
  removePersona: (personaId: string) => Promise<void>
}

/** Questions that the material of a persona does not answer, in their groups. */
export interface QuestionGroups {
  /** Returns the stems of the latest 500 open groups of a persona, by their ids. */
  open: (personaId: string) => Promise<Map<string, GroupStems>>
  /** Returns those of these exchanges, with these personas, whose question is in a group of any state. */
  known: (personaIds: readonly string[], exchangeIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Makes a group of one question and returns its id; null when the question is in a group already. */
  add: (personaId: string, question: Question) => Promise<string | null>
  /**
   * Adds a question to an open group and returns the group's stems. Null when the group is not open any more, or the question is in another
   * one.
   */
  put: (personaId: string, id: string, question: Question) => Promise<GroupStems | null>
  /** Removes older questions from some groups. Returns false when no more may be left. */
  removeOlder: (before: Date) => Promise<boolean>
}

/** Reads of members at the identity service. */
export interface Members {
  /** Returns those of these accounts that consent to anonymous insights. */
  allowingInsights: (accountIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns those of these accounts that count in creators' insights: they consent, and have a confirmed address. */
  countingInInsights: (accountIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns those of these words that are usernames. */
  namesAmong: (words: readonly string[]) => Promise<ReadonlySet<string>>
}

/** One run that makes the summaries of a week. */
export interface SummaryRun extends OwnedWork {
  week: string
}

/** Weekly summaries. Every step can be repeated. */
export interface Summaries {
  leases: LeaseStore<SummaryRun>
  /** Returns whether the summaries of a week are made, or being made. */
  isBegun: (week: string) => Promise<boolean>
  /** Opens the run of a week; null when it is open, has ended, or failed within the last 10 minutes. */
  open: (week: string) => Promise<SummaryRun | null>
  /** Stores the new items of an owner's persona, unless the summary is published. */
  put: (week: string, ownerId: string, persona: PersonaSummary) => Promise<void>
  /** Stores the events of some owners' summaries. False when none is left. */
  publishSome: (week: string) => Promise<boolean>
  end: (run: SummaryRun, status: 'done' | 'failed') => Promise<void>
  /** Removes the summaries of an owner. */
  removeOwner: (ownerId: string) => Promise<void>
}

export interface InboxMetrics {
  handled: (as: 'answered' | 'dismissed') => void
  open: (count: number) => void
}

/** The ports of the use cases of inboxes. */
export interface Ports {
  inboxItems: InboxItems
  questionGroups: QuestionGroups
  summaries: Summaries
  /** The run of weekly summaries in this process, one at most. */
  summaryRuns: RunningWork
  inboxMetrics: InboxMetrics
  members: Members
  conversations: ConversationLookups
  exchanges: Pick<Exchanges, 'byIds' | 'unansweredAmong' | 'askedSince' | 'ratedSince'>
  personas: Pick<Personas, 'requireOwn' | 'ownIds' | 'addPair' | 'publicByIds'>
  /** Milliseconds since 1970. */
  now: () => number
  log: Log
}
