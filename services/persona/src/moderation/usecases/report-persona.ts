import { DomainError } from '@rostra/kit/errors'
import { type Caller, confirmedMember } from '@rostra/platform/caller'
import { isOwner } from '../../core/domain/personas/ownership.ts'
import { requireVisible } from '../../core/domain/personas/visibility.ts'
import type { Ports } from '../domain/ports.ts'
import { type ReportedAnswer, type ReportReason, readReport, reporterOf } from '../domain/report.ts'

interface ReportPersona {
  caller: Caller
  clientAddress: string
  personaId: string
  /** Undefined when the wire value is unknown. */
  reason: ReportReason | undefined
  details: string
  /** The answer that the caller hands over; null for none. */
  answer: ReportedAnswer | null
}

/**
 * Reports a persona that the caller can see. Throws AUTH_REQUIRED, EMAIL_NOT_CONFIRMED,
 * VALIDATION, BOT_NOT_FOUND, OWN_PERSONA or ALREADY_REPORTED.
 */
export async function reportPersona(
  { reports, now }: Pick<Ports, 'reports' | 'now'>,
  { caller, clientAddress, personaId, reason, details, answer }: ReportPersona,
): Promise<void> {
  const reporter = reporterOf(caller, clientAddress)
  if (caller.kind === 'member') confirmedMember(caller, 'report an AI persona')
  const report = readReport(reason, details, now(), answer)
  await reports.add(personaId, reporter, report, (stored) => {
    if (isOwner(requireVisible(caller, stored), caller))
      throw new DomainError('denied', 'OWN_PERSONA', "You can't report your own AI persona")
  })
}
