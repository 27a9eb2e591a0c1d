import type { Caller } from '@rostra/platform/caller'
import { operator, readNote } from '@rostra/platform/operators'
import type { Ports } from '../domain/ports.ts'

interface DismissReports {
  caller: Caller
  personaId: string
  reason: string
}

/** Closes the open reports of a persona without a suspension. Throws OPERATORS_ONLY, VALIDATION or NO_REPORTS. */
export async function dismissReports(
  { reports, now }: Pick<Ports, 'reports' | 'now'>,
  { caller, personaId, reason }: DismissReports,
): Promise<void> {
  const { id: operatorId } = operator(caller)
  await reports.dismiss(personaId, { operatorId, action: 'reports-dismissed', reason: readNote(reason), at: now() })
}
