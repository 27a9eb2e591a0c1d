import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { OperatedListQuery } from '@rostra/platform/operators'
import type { PersonaCard, Suspension } from '../personas/persona.ts'

/** A persona as operators see it, without its prompts. */
export interface OperatedPersona extends PersonaCard {
  openReports: number
}

/** What an operator did to a persona, for the audit log. */
export interface OperatorAct {
  operatorId: string
  action: 'persona-suspended' | 'persona-restored' | 'reports-dismissed' | 'featuring-changed'
  reason: string
  at: Date
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

/** Creates the events that operators' acts publish. */
export interface OperatorEvents {
  operatorActed: (act: OperatorAct, persona: Pick<PersonaCard, 'id' | 'name'>) => EventEnvelope
  suspensionChanged: (persona: PersonaCard, suspended: boolean, act: Suspension) => EventEnvelope
}
