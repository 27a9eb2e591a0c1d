import type { ReportReason } from '../../api/schemas.ts'
import { lengthOf } from '../../components/form/text-area/counter.ts'
import { reportDetailsMaxLength } from '../../data/personas/reports.ts'
import { reportingStrings as words } from '../../strings/strings.ts'

interface ReportDraft {
  reason: ReportReason | null
  details: string
}

export interface ReportProblems {
  reason?: string
  details?: string
}

/** Returns the problems of a report by field, missing or too long; null for none. */
export function reportProblems({ reason, details }: ReportDraft): ReportProblems | null {
  if (reason === null) return { reason: words.chooseReason }
  const length = lengthOf(details)
  if (length > reportDetailsMaxLength) return { details: words.detailsLong(reportDetailsMaxLength) }
  return reason === 'other' && length === 0 ? { details: words.detailsMissing } : null
}
