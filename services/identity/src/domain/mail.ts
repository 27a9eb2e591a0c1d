import { randomUUID } from 'node:crypto'

/** A mail that somebody asked for by typing an address; whether anybody has it shows when the mail is made. */
export type RequestedKind = 'code' | 'reset-link'

/** A mail that tells the owner of an account what was changed. */
export type NoticeKind = 'email-changed' | 'password-changed'

interface Due {
  /** A random UUID. The mail's code or token follows from it, so every try sends the same mail. */
  id: string
  requestedAt: Date
  /** Not sent any more from then on; a code or link ends then, too. */
  expiresAt: Date
}

export type RequestedMail = Due & { kind: RequestedKind; emailKey: string }
export type Notice = Due & { kind: NoticeKind; accountId: string; to: string }
export type Mail = RequestedMail | Notice

const minute = 60_000
const lifeMs: Record<Mail['kind'], number> = {
  code: 10 * minute,
  'reset-link': 60 * minute,
  'email-changed': 60 * minute,
  'password-changed': 60 * minute,
}

const due = (kind: Mail['kind'], now: number): Due => ({
  id: randomUUID(),
  requestedAt: new Date(now),
  expiresAt: new Date(now + lifeMs[kind]),
})

export const requestedMail = (kind: RequestedKind, emailKey: string, now: number): RequestedMail => ({ kind, emailKey, ...due(kind, now) })

/** `to` may be an address that the account no longer has. */
export const notice = (kind: NoticeKind, accountId: string, to: string, now: number): Notice => ({ kind, accountId, to, ...due(kind, now) })

const waits = [1_000, 5_000, 15_000, 30_000]

/** How long a mail that failed for the `tries`th time waits, in milliseconds. */
export const waitAfter = (tries: number): number => waits[tries - 1] ?? minute
