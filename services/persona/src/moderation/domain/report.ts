import { createHmac } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { enclosingNetworks, networkOf } from '@rostra/kit/network'
import { type Caller, person } from '@rostra/platform/caller'
import { areLinesDisplayable, normalizeLines } from '../../core/domain/personas/displayable-text.ts'

/** Why a person reports a persona. */
export const reportReasons = ['impersonation', 'harmful', 'hateful', 'sexual', 'spam', 'privacy', 'other'] as const

export type ReportReason = (typeof reportReasons)[number]

/** An answer of a persona that the reporting person handed over. */
export interface ReportedAnswer {
  /** Plain text. */
  question: string
  /** Markdown. */
  answer: string
}

/** A report, without who made it. */
export interface Report {
  reason: ReportReason
  /** Plain text; empty for none. */
  details: string
  at: Date
  /** Missing when the persona alone is reported. */
  answer?: ReportedAnswer
}

const maxDetails = 1_000
const maxQuestion = 4_000
const maxAnswer = 12_000

/**
 * Reads a report. Cuts an answer and its question to their limits. Throws VALIDATION for an unknown
 * reason, for details that are too long, and for `other` without details.
 */
export function readReport(reason: ReportReason | undefined, rawDetails: string, at: Date, reported: ReportedAnswer | null = null): Report {
  if (!reason) throw invalid('reason', 'Please choose a reason')
  const details = normalizeLines(rawDetails, maxDetails)
  if (details.length > maxDetails) throw invalid('details', `Details must be at most ${maxDetails} characters`)
  if (!areLinesDisplayable(details)) throw invalid('details', 'Details contain characters that cannot be shown')
  if (reason === 'other' && details === '') throw invalid('details', 'Please say what is wrong')
  const report = { reason, details, at }
  if (!reported) return report
  return { ...report, answer: { question: cut(reported.question, maxQuestion), answer: cut(reported.answer, maxAnswer) } }
}

const cut = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`)

/** Who reports: a person, and what counts as one source of reports. */
export interface Reporter {
  person: string
  /** The account of a member, or the network of a guest, because guests are easy to make. An IPv6 network is a /48. */
  source: string
}

/** Returns who reports. Throws AUTH_REQUIRED for an anonymous caller. */
export function reporterOf(caller: Caller, clientAddress: string): Reporter {
  const key = person(caller)
  return { person: key, source: caller.kind === 'member' ? key : `network:${enclosingNetworks(networkOf(clientAddress)).at(-1)?.name}` }
}

/** Returns the keyed hash that stands for a reporting person, so that the store does not name who reported. */
export const hashReporter = (secret: string, person: string): string =>
  createHmac('sha256', secret).update(`reporter\0${person}`).digest('base64url')

export const alreadyReported = () => new DomainError('exists', 'ALREADY_REPORTED', 'You have reported this AI persona already')
export const noReports = () => new DomainError('not_found', 'NO_REPORTS', 'This AI persona has no open reports')

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
