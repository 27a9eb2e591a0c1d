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
  /** Conversations that are hidden: what was reported in them is left out, unless it is answered. */
  hidden: readonly string[]
}

/** The numbers of new open items of a persona. */
export type NewItems = Omit<PersonaSummary, 'personaName'>

/** The items that owners see. Groups below the floor are not among them. */
export interface InboxItems {
  /** One page, the latest first. Pages count from 1. */
  list: (query: InboxQuery, page: number, limit: number) => Promise<InboxItem[]>
  count: (query: InboxQuery) => Promise<number>
  /** The number of open items by persona; those without one are left out. */
  countOpen: (personaIds: readonly string[], hidden: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The number of all open items, for a metric. */
  countAllOpen: () => Promise<number>
  byId: (personaId: string, id: string) => Promise<InboxItem | null>
  /** Stores a pair that is about to become a source. False when the item has one, or is gone. */
  setPair: (item: InboxItem, pair: Pair) => Promise<boolean>
  /** Removes the pair of an item whose source was refused. */
  dropPair: (item: InboxItem, pair: Pair) => Promise<void>
  /** Stores that the pair of an item is a source, whatever its state was. False when it was known or the item is gone. */
  setAnswered: (item: InboxItem, pair: Pair) => Promise<boolean>
  /** False when the item is not open. */
  dismiss: (item: InboxItem) => Promise<boolean>
  /** Counts open items by persona that became visible in a week. */
  newIn: (week: Week) => AsyncIterable<NewItems>
  /** Removes what was asked and reported in these conversations. Answered items keep their pair alone. */
  removeOf: (conversationIds: readonly string[]) => Promise<void>
  /** Removes the questions of a person. */
  removePerson: (person: string) => Promise<void>
  /** Removes all items of a persona. */
  removePersona: (personaId: string) => Promise<void>
}

/** Questions that the material of a persona does not answer, in their groups. */
export interface QuestionGroups {
  /** The latest 500 open groups of a persona, by their ids. */
  open: (personaId: string) => Promise<Map<string, GroupStems>>
  /** Returns those of these exchanges whose question is in a group of any state. */
  known: (personaId: string, exchangeIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Makes a group of one question and returns its id; null when the question is in a group. */
  add: (personaId: string, question: Question) => Promise<string | null>
  /** Adds a question to an open group and returns its stems; null when it is not open any more, or the question is in another group. */
  put: (personaId: string, id: string, question: Question) => Promise<GroupStems | null>
  /** Removes questions that are older, from some groups. False when none is left. */
  removeOlder: (before: Date) => Promise<boolean>
}

/** What identity knows about members. */
export interface Members {
  /** Returns those of these accounts that allow that their chats are used for anonymous insights. */
  allowingInsights: (accountIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns those of these words that are usernames. */
  namesAmong: (words: readonly string[]) => Promise<ReadonlySet<string>>
}

/** The making of the summaries of one week. */
export interface SummaryRun extends OwnedWork {
  week: string
}

/** Weekly summaries. Every step can be repeated. */
export interface Summaries {
  leases: LeaseStore<SummaryRun>
  /** Whether the summaries of a week are made, or being made. */
  isBegun: (week: string) => Promise<boolean>
  /** Opens the run of a week; null when it is open, has ended, or failed within the last 10 minutes. */
  open: (week: string) => Promise<SummaryRun | null>
  /** Stores the new items of an owner's persona, unless the summary is published. */
  put: (week: string, ownerId: string, persona: PersonaSummary) => Promise<void>
  /** Publishes the summaries of some owners. False when none is left. */
  publishSome: (week: string) => Promise<boolean>
  end: (run: SummaryRun, status: 'done' | 'failed') => Promise<void>
  /** Removes the summaries of an owner. */
  removeOwner: (ownerId: string) => Promise<void>
}

export interface InboxMetrics {
  handled: (as: 'answered' | 'dismissed') => void
  open: (count: number) => void
}

/** What the use cases of inboxes need. */
export interface Ports {
  inboxItems: InboxItems
  questionGroups: QuestionGroups
  summaries: Summaries
  /** The summaries of a week that this process makes. */
  summaryRuns: RunningWork
  inboxMetrics: InboxMetrics
  members: Members
  conversations: ConversationLookups
  exchanges: Pick<Exchanges, 'byIds' | 'unansweredAmong'>
  personas: Pick<Personas, 'requireOwn' | 'ownIds' | 'addPair' | 'publicByIds'>
  /** Milliseconds since 1970. */
  now: () => number
  log: Log
}
