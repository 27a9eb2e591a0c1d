import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '@rostra/platform/caller'
import { operator, readNote } from '@rostra/platform/operators'
import type { EntryState } from '../../core/domain/entries/entry.ts'
import { readTerm } from '../../core/domain/terms/excluded-term.ts'
import type { ExcludedTerm, Ports, ReviewAct, ReviewedEntry } from '../domain/ports.ts'

interface ReviewEntry {
  caller: Caller
  id: string
  /** Undefined when the wire value is not one to set. */
  state: EntryState | undefined
  reason: string
}

/** Shows an entry or holds it back. Throws OPERATORS_ONLY, VALIDATION or ENTRY_NOT_FOUND. */
export async function reviewEntry(ports: Ports, { caller, id, state, reason }: ReviewEntry): Promise<ReviewedEntry> {
  const { id: operatorId } = operator(caller)
  if (state !== 'shown' && state !== 'held') {
    const message = 'An entry is shown or held back'
    throw new DomainError('invalid', 'VALIDATION', message, { fields: { state: message } })
  }
  const action = state === 'held' ? 'entry-held' : 'entry-shown'
  return ports.reviews.setState(id, state, actOf(ports, operatorId, action, reason))
}

interface TermChange {
  caller: Caller
  term: string
  reason: string
}

/** Excludes a term. Throws OPERATORS_ONLY, VALIDATION, TERM_EXCLUDED or TOO_MANY_TERMS. */
export async function excludeTerm(ports: Ports, { caller, term, reason }: TermChange): Promise<ExcludedTerm> {
  const { id: operatorId } = operator(caller)
  return ports.reviews.exclude(readTerm(term), actOf(ports, operatorId, 'term-excluded', reason))
}

/** Allows a term again. Throws OPERATORS_ONLY, VALIDATION or TERM_NOT_EXCLUDED. */
export async function allowTerm(ports: Ports, { caller, term }: Omit<TermChange, 'reason'>): Promise<void> {
  const { id: operatorId } = operator(caller)
  await ports.reviews.allow(readTerm(term), actOf(ports, operatorId, 'term-allowed', ''))
}

const actOf = ({ wallTime }: Ports, operatorId: string, action: ReviewAct['action'], reason: string): ReviewAct => ({
  operatorId,
  action,
  reason: readNote(reason),
  at: new Date(wallTime()),
})
