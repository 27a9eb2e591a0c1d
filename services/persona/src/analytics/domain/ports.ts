import type { Activity } from '../../core/domain/activity.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { ActivityDay } from './analytics.ts'

/** A finished exchange of a person with a persona, whose answer has text. */
export interface Exchange {
  personaId: string
  conversationId: string
  /** `member:<id>` or `guest:<id>`. */
  person: string
  at: Date
}

/** An exchange with the id of the event that reports it. */
export interface ReportedExchange extends Exchange {
  id: string
}

/** The conversations and people that a persona reaches. */
export interface Reach {
  /**
   * Counts exchanges on their days. The first exchange of a conversation or of a person also raises the persona's counts. An event is
   * counted once, however often it is delivered.
   */
  record: (exchanges: readonly ReportedExchange[]) => Promise<void>
}

/** A persona that a person used. */
export interface Visit {
  personaId: string
  firstAt: Date
  lastAt: Date
  /** YYYY-MM-DD, UTC, ascending: the days of the last 100. */
  dates: string[]
}

/** The people that `Reach` has counted and whose ids are still stored. */
export interface Visits {
  /** Returns the personas that a member used. */
  of: (accountId: string) => Promise<Visit[]>
  /** Removes a member from the people of every persona; the counts stay. One batch; returns whether more may be left. */
  anonymizeSome: (accountId: string) => Promise<boolean>
}

/** The counts per persona and day. */
export interface DailyActivity {
  /** Returns the days with activity from `first` to `last` (YYYY-MM-DD, UTC, inclusive). */
  between: (personaId: string, first: string, last: string) => Promise<ActivityDay[]>
  /** Returns all days with activity that are kept. */
  all: (personaId: string) => Promise<ActivityDay[]>
  /** Returns the number of different people who chatted with a persona since then. */
  peopleSince: (personaId: string, since: Date) => Promise<number>
  /**
   * Returns the number of people who chatted with a persona on two days or more from `first` to `last`
   * (YYYY-MM-DD, UTC, inclusive), without its owner and without deleted accounts.
   */
  returningPeople: (personaId: string, ownerId: string, first: string, last: string) => Promise<number>
}

/** What all personas together reached on a day. A person counts once for each persona. */
export interface TotalsDay extends Pick<Activity, 'conversations' | 'messages' | 'people'> {
  /** YYYY-MM-DD, UTC. */
  date: string
}

/** What the use cases of analytics need. */
export interface Ports {
  personas: Pick<Personas, 'byId' | 'ownedBy'>
  visits: Pick<Visits, 'of'>
  dailyActivity: DailyActivity
  /** Returns the days of a period with activity, kept for a minute. */
  totalsOf: (days: number) => Promise<readonly TotalsDay[]>
  now: () => Date
}
