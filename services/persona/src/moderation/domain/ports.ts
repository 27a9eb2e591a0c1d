import type { OperatedListQuery } from '@rostra/platform/operators'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { OperatedPersona, OperatorAct } from '../../core/domain/operators/ports.ts'
import type { Persona, Suspension } from '../../core/domain/personas/persona.ts'
import type { Report, ReportedAnswer, Reporter } from './report.ts'

/** A report as operators list it. */
export interface ListedReport extends Omit<Report, 'answer'> {
  id: string
  hasAnswer: boolean
}

export interface ReportedPersona {
  persona: OperatedPersona
  /** The open reports, newest first; at most 20. */
  reports: ListedReport[]
}

/** A report as the person reads it who made it. */
export interface OwnReport extends Report {
  personaId: string
  isOpen: boolean
}

/** The reports that wait for an operator. */
export interface ReportBacklog {
  count: number
  /** When the oldest was made; null without any. */
  oldestAt: Date | null
}

/** The stored reports. A person is identified by a keyed hash only. */
export interface Reports {
  /** Stores a report unless `admit` throws for the persona. Throws ALREADY_REPORTED while the person has an open report on it. */
  add: (personaId: string, reporter: Reporter, report: Report, admit: (persona: Persona | null) => void) => Promise<void>
  /** Returns a page of the personas with open reports, the one with the most first. */
  open: (page: number, limit: number) => Promise<{ personas: ReportedPersona[]; total: number }>
  /** Returns the answers that were handed over with the latest 20 open reports of a persona. */
  answers: (personaId: string) => Promise<{ reportId: string; answer: ReportedAnswer }[]>
  backlog: () => Promise<ReportBacklog>
  /** Returns a page of the reports that a person made, newest first. */
  madeBy: (person: string, page: number, limit: number) => Promise<OwnReport[]>
  /** Closes the open reports of a persona. Throws NO_REPORTS. */
  dismiss: (personaId: string, act: OperatorAct) => Promise<void>
  /**
   * Makes a guest's reports those of a member. A second open report on a persona stays without its answer and without who
   * made it. The sources stay, so that a sign-up changes no number of sources.
   */
  adopt: (guestId: string, memberId: string) => Promise<void>
  /**
   * Removes the link between an account and its reports, and the answers that it handed over. One batch; returns whether more may be left.
   */
  anonymizeSome: (accountId: string) => Promise<boolean>
}

/** The personas as operators find and suspend them. Each change is atomic with the events that it causes. */
export interface Suspensions {
  /** Returns a page, newest first. Private personas are found while they are suspended only. */
  search: (query: OperatedListQuery) => Promise<{ personas: OperatedPersona[]; total: number }>
  /** Suspends a persona and closes its open reports. Throws BOT_NOT_FOUND or ALREADY_SUSPENDED. */
  suspend: (personaId: string, suspension: Suspension) => Promise<OperatedPersona>
  /** Ends a suspension. Throws BOT_NOT_FOUND or NOT_SUSPENDED. */
  restore: (personaId: string, act: Suspension) => Promise<OperatedPersona>
  /** Hides or shows the personas of an owner, unless a later change was applied before. */
  setOwnerSuspended: (ownerId: string, suspended: boolean, changedAt: Date) => Promise<void>
}

/** What the use cases of moderation need. */
export interface Ports {
  reports: Reports
  suspensions: Suspensions
  verify: TokenVerifier
  now: () => Date
}
