import type { AnswerOfReport__Output } from '@rostra/proto/gen/rostra/persona/v1/AnswerOfReport'
import type { OwnReport__Output } from '@rostra/proto/gen/rostra/persona/v1/OwnReport'
import type { Report__Output } from '@rostra/proto/gen/rostra/persona/v1/Report'
import type { ReportReason as WireReason } from '@rostra/proto/gen/rostra/persona/v1/ReportReason'
import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { type EnumNames, fromWire } from '../wire-value.ts'

export const reportReasons = z
  .enum(['impersonation', 'harmful', 'hateful', 'sexual', 'spam', 'privacy', 'other'])
  .meta({ id: 'ReportReason' })

type ReportReason = z.infer<typeof reportReasons>

export const reportSchema = z
  .object({
    id: z.string(),
    reason: reportReasons,
    details: z.string(),
    at: timestamp,
    hasAnswer: z.boolean().meta({ description: 'An answer was handed over with it' }),
  })
  .meta({ id: 'Report' })

export const reportedAnswerSchema = z
  .object({
    reportId: z.string(),
    question: z.string().meta({ description: 'Plain text; at most 4,000 characters' }),
    answer: z.string().meta({ description: 'Markdown; at most 12,000 characters' }),
  })
  .meta({ id: 'ReportedAnswer' })

export const wireReasons: Readonly<Record<ReportReason, WireReason>> = {
  impersonation: 'REPORT_REASON_IMPERSONATION',
  harmful: 'REPORT_REASON_HARMFUL',
  hateful: 'REPORT_REASON_HATEFUL',
  sexual: 'REPORT_REASON_SEXUAL',
  spam: 'REPORT_REASON_SPAM',
  privacy: 'REPORT_REASON_PRIVACY',
  other: 'REPORT_REASON_OTHER',
}

const names: EnumNames<WireReason, ReportReason> = {
  REPORT_REASON_UNSPECIFIED: undefined,
  REPORT_REASON_IMPERSONATION: 'impersonation',
  REPORT_REASON_HARMFUL: 'harmful',
  REPORT_REASON_HATEFUL: 'hateful',
  REPORT_REASON_SEXUAL: 'sexual',
  REPORT_REASON_SPAM: 'spam',
  REPORT_REASON_PRIVACY: 'privacy',
  REPORT_REASON_OTHER: 'other',
}

/** Converts a report for the data export of the member who made it. */
export function toOwnReport({ personaId, report, open, answer }: OwnReport__Output) {
  if (!report) throw new Error('a service sent an empty report')
  const { reason, details, at } = report
  const handedOver = answer && { question: answer.question, answer: answer.answer }
  return { botId: personaId, reason: fromWire(names, reason), details, at, open, answer: handedOver ?? null }
}

export const toReport = ({ reason, ...report }: Report__Output): z.infer<typeof reportSchema> => ({
  ...report,
  reason: fromWire(names, reason),
})

export function toReportedAnswer({ reportId, answer }: AnswerOfReport__Output): z.infer<typeof reportedAnswerSchema> {
  if (!answer) throw new Error('a service sent a report without its answer')
  return { reportId, question: answer.question, answer: answer.answer }
}
