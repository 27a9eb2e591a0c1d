import { api } from '../../api/client.ts'
import { reportRequest } from '../../api/gen/constraints.ts'
import type { ReportReason } from '../../api/schemas.ts'

/** The reasons of a report, in the order in which they are offered, and the most characters of its details. */
export const reportReasons = reportRequest.reason.enum
export const reportDetailsMaxLength = reportRequest.details.maxLength

/** An answer that the operators read with its question. */
export interface ReportedAnswer {
  messageId: string
  conversationId: string
}

interface NewReport extends Partial<ReportedAnswer> {
  reason: ReportReason
  details: string
}

/** Reports a persona to the operators. Creates a guest for an anonymous visitor. */
export async function reportPersona(id: string, body: NewReport): Promise<void> {
  await api.POST('/api/bots/{id}/report', { params: { path: { id } }, body })
}
