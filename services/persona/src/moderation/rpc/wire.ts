import type { OwnReport as WireOwnReport } from '@rostra/proto/gen/rostra/persona/v1/OwnReport'
import type { Report as WireReport } from '@rostra/proto/gen/rostra/persona/v1/Report'
import type { ReportedPersona as WireReported } from '@rostra/proto/gen/rostra/persona/v1/ReportedPersona'
import type { ReportReason__Output as WireReason } from '@rostra/proto/gen/rostra/persona/v1/ReportReason'
import { toWireOperated } from '../../core/rpc/wire.ts'
import type { ListedReport, OwnReport, ReportedPersona } from '../domain/ports.ts'
import { type Report, type ReportReason, reportReasons } from '../domain/report.ts'

const wireReasons = {
  impersonation: 'REPORT_REASON_IMPERSONATION',
  harmful: 'REPORT_REASON_HARMFUL',
  hateful: 'REPORT_REASON_HATEFUL',
  sexual: 'REPORT_REASON_SEXUAL',
  spam: 'REPORT_REASON_SPAM',
  privacy: 'REPORT_REASON_PRIVACY',
  other: 'REPORT_REASON_OTHER',
} as const

/** Returns undefined for REPORT_REASON_UNSPECIFIED and for unknown values. */
export const fromWireReason = (wire: WireReason): ReportReason | undefined => reportReasons.find((reason) => wireReasons[reason] === wire)

export const toWireReported = ({ persona, reports }: ReportedPersona): WireReported => ({
  persona: toWireOperated(persona),
  reports: reports.map(toWireListed),
})

export const toWireOwnReport = ({ personaId, isOpen, answer, ...report }: OwnReport): WireOwnReport => ({
  personaId,
  report: toWireReport(report),
  open: isOpen,
  answer: answer ?? null,
})

const toWireListed = ({ id, hasAnswer, ...report }: ListedReport): WireReport => ({ ...toWireReport(report), id, hasAnswer })

const toWireReport = ({ reason, details, at }: Report): WireReport => ({ reason: wireReasons[reason], details, at: at.toISOString() })
