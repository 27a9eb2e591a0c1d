import { randomUUID } from 'node:crypto'

const requestedKinds = ['code', 'reset-link'] as const
const noticeKinds = [
  'confirm-registration',
  'confirm-email',
  'email-change',
  'email-changed',
  'email-proven',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'identity-linked',
  'identity-unlinked',
  'access-key-created',
  'app-allowed',
  'account-suspended',
  'account-restored',
  'persona-suspended',
  'persona-restored',
  'inbox-summary',
] as const

/** A mail that a visitor requests by an address. The account is looked up when the mail is sent. */
export type RequestedKind = (typeof requestedKinds)[number]

/** A mail that notifies a member of a change of the account, or confirms one. */
export type NoticeKind = (typeof noticeKinds)[number]

interface QueuedMail {
  /** A random UUID. The code or reset token of the mail is derived from it, so every attempt sends the same mail. */
  id: string
  requestedAt: Date
  /** The end of attempts to send the mail, and of its code or link. */
  expiresAt: Date
}

export type RequestedMail = QueuedMail & { kind: RequestedKind; emailKey: string }
/** The new items in the inbox of a persona. */
export interface InboxNews {
  personaId: string
  personaName: string
  /** New reported answers. */
  reported: number
  /** New groups of questions that the material does not answer. */
  unanswered: number
}

/** The details of a notice about a suspension, a linked identity or an access key, or of the weekly mail about inboxes. */
interface NoticeDetails {
  /** The operator's reason. */
  reason?: string
  personaName?: string
  /** The name of the issuer, as members see it. */
  issuerLabel?: string
  /** The name of an access key or an app. */
  keyName?: string
  inboxes?: readonly InboxNews[]
}

export type Notice = QueuedMail & { kind: NoticeKind; accountId: string; to: string } & NoticeDetails
export type Mail = RequestedMail | Notice

const minute = 60_000
const day = 24 * 60 * minute
/** The lifetime of a notice, in milliseconds. Longer than an outage of the mail server, because only the mail informs the owner. */
const threeDays = 3 * day
const lifetimeMs: Record<Mail['kind'], number> = {
  code: 10 * minute,
  'reset-link': 60 * minute,
  'confirm-registration': day,
  'confirm-email': day,
  'email-change': 7 * day,
  'email-changed': 60 * minute,
  'email-proven': threeDays,
  'password-changed': 60 * minute,
  'second-factor-added': threeDays,
  'second-factor-removed': threeDays,
  'recovery-code-used': threeDays,
  'recovery-codes-renewed': threeDays,
  'identity-linked': threeDays,
  'identity-unlinked': threeDays,
  'access-key-created': threeDays,
  'app-allowed': threeDays,
  'account-suspended': threeDays,
  'account-restored': threeDays,
  'persona-suspended': threeDays,
  'persona-restored': threeDays,
  'inbox-summary': threeDays,
}

/** Returns a stored kind of mail. Throws an Error for an unknown one. */
export function readMailKind(stored: string): Mail['kind'] {
  const kind = [...requestedKinds, ...noticeKinds].find((known) => known === stored)
  if (!kind) throw new Error(`unknown kind of mail in the database: ${JSON.stringify(stored)}`)
  return kind
}

/** The notices of changes that a member makes. */
const ownChanges = new Set<NoticeKind>([
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'identity-linked',
  'identity-unlinked',
  'access-key-created',
  'app-allowed',
])

/** Whether a notice is sent to a proven address only, because changes are easy to make, and the reader of another one may be a stranger. */
export const needsProvenAddress = (kind: NoticeKind): boolean => ownChanges.has(kind)

export const isNoticeKind = (kind: Mail['kind']): kind is NoticeKind => noticeKinds.some((known) => known === kind)

const queuedMail = (kind: Mail['kind'], now: number): QueuedMail => ({
  id: randomUUID(),
  requestedAt: new Date(now),
  expiresAt: new Date(now + lifetimeMs[kind]),
})

export const requestedMail = (kind: RequestedKind, emailKey: string, now: number): RequestedMail => ({
  kind,
  emailKey,
  ...queuedMail(kind, now),
})

/** Creates a notice. `to` may be a former address of the account. */
export const notice = (kind: NoticeKind, accountId: string, to: string, now: number, details: NoticeDetails = {}): Notice => ({
  ...details,
  kind,
  accountId,
  to,
  ...queuedMail(kind, now),
})

const retryDelaysMs = [1_000, 5_000, 15_000, 30_000]

/** Returns the delay in milliseconds after the failed attempt number `attempts`, counted from 1. The first 60 take about an hour. */
export const retryDelayMs = (attempts: number): number => retryDelaysMs[attempts - 1] ?? (attempts > 60 ? 10 * minute : minute)
