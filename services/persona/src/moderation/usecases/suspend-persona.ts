import type { Caller } from '@rostra/platform/caller'
import { operator, readReason } from '@rostra/platform/operators'
import type { OperatedPersona } from '../../core/domain/operators/ports.ts'
import type { Ports } from '../domain/ports.ts'

export interface OperatorChange {
  caller: Caller
  personaId: string
  reason: string
}

type Needed = Pick<Ports, 'suspensions' | 'now'>

/** Suspends a persona. Throws OPERATORS_ONLY, VALIDATION, BOT_NOT_FOUND or ALREADY_SUSPENDED. */
export async function suspendPersona(
  { suspensions, now }: Needed,
  { caller, personaId, reason }: OperatorChange,
): Promise<OperatedPersona> {
  return suspensions.suspend(personaId, { operatorId: operator(caller).id, reason: readReason(reason), at: now() })
}

/** Ends the suspension of a persona. Throws OPERATORS_ONLY, VALIDATION, BOT_NOT_FOUND or NOT_SUSPENDED. */
export async function restorePersona(
  { suspensions, now }: Needed,
  { caller, personaId, reason }: OperatorChange,
): Promise<OperatedPersona> {
  return suspensions.restore(personaId, { operatorId: operator(caller).id, reason: readReason(reason), at: now() })
}
