import type { Persona } from '../personas/persona.ts'
import type { OperatedPersona, OperatorAct } from '../suspensions/ports.ts'
import type { Report } from './report.ts'

export interface ReportedPersona {
  persona: OperatedPersona
  /** The open reports, newest first; at most 20. */
  reports: Report[]
}

/** The stored reports. A person is known by a keyed hash only. */
export interface Reports {
  /** Stores a report unless `admit` throws for the persona. Throws ALREADY_REPORTED while the person has an open report on it. */
  add: (personaId: string, person: string, report: Report, admit: (persona: Persona | null) => void) => Promise<void>
  /** Returns a page of the personas with open reports, the one with the most first. */
  open: (page: number, limit: number) => Promise<{ personas: ReportedPersona[]; total: number }>
  /** Closes the open reports of a persona. Throws NO_REPORTS. */
  dismiss: (personaId: string, act: OperatorAct) => Promise<void>
  /** Removes the link between an account and its reports. One batch; returns whether more may be left. */
  anonymizeSome: (accountId: string) => Promise<boolean>
}
