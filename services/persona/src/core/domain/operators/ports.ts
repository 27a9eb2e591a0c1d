import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { PersonaCard, Suspension } from '../personas/persona.ts'

/** A persona as operators see it, without its prompts. */
export interface OperatedPersona extends PersonaCard {
  openReports: number
  /** The number of members and networks of guests that made the open reports. */
  reportSources: number
}

/** What an operator did to a persona, for the audit log. */
export interface OperatorAct {
  operatorId: string
  action: 'persona-suspended' | 'persona-restored' | 'reports-dismissed' | 'featuring-changed'
  reason: string
  at: Date
}

/** Creates the events that operators' acts publish. */
export interface OperatorEvents {
  operatorActed: (act: OperatorAct, persona: Pick<PersonaCard, 'id' | 'name'>) => EventEnvelope
  suspensionChanged: (persona: PersonaCard, suspended: boolean, act: Suspension) => EventEnvelope
}
