import { createHash, randomBytes } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'

export interface Session {
  id: string
  accountId: string
  createdAt: Date
  /** The time of the last use, accurate to a minute. */
  lastSeenAt: Date
  expiresAt: Date
  /** The time at which the browser last received the session's expiry. */
  cookieSetAt: Date
  /** The browser's User-Agent as plain text. */
  agent: string
  /** The epoch of the account in which the session was opened. */
  epoch: number
  /** Whether it was opened with the account's second factor, or has added the first one. */
  secondFactor?: true
  /** The id of the issuer by which it was opened. */
  issuerId?: string
}

const day = 86_400_000
const idleMs = 30 * day
const lifetimeMs = 180 * day
const touchIntervalMs = 60_000
const cookieIntervalMs = day

/** Returns 256 random bits as base64url. */
export const generateSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a secret. SHA-256 without a salt is enough, because 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Returns the times of a session that is used at `now` (ms). It expires 30 days after its last use, and 180 days after it was opened. */
export const activityAt = (now: number, createdAt: Date) => ({
  lastSeenAt: new Date(now),
  expiresAt: new Date(Math.min(now + idleMs, createdAt.getTime() + lifetimeMs)),
})

/** Reports whether a use at `now` (ms) must be stored, which happens once a minute. */
export const isTouchDue = ({ lastSeenAt }: Pick<Session, 'lastSeenAt'>, now: number): boolean =>
  now - lastSeenAt.getTime() >= touchIntervalMs

/** Reports whether the browser must receive the new expiry at `now` (ms), which happens once a day. */
export const isCookieDue = ({ cookieSetAt }: Pick<Session, 'cookieSetAt'>, now: number): boolean =>
  now - cookieSetAt.getTime() >= cookieIntervalMs

/** Reports whether the account's password was changed after the session was opened, or the key was made. */
export const isStale = (session: Pick<Session, 'epoch'>, account: { epoch: number }): boolean => session.epoch < account.epoch

const maxAgentLength = 300

/** Returns a User-Agent for display: without control characters, at most 300 characters. */
export const sanitizeAgent = (agent: string): string =>
  agent
    .slice(0, maxAgentLength)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()

export const sessionEnded = () => new DomainError('unauthenticated', 'SESSION_ENDED', 'Your session has ended, please log in again')
