import { createHash, randomBytes } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'

export interface Session {
  id: string
  accountId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  /** When the browser was last told the end of its session. */
  givenAt: Date
  /** The browser's User-Agent, as plain text. */
  agent: string
  /** The epoch of its account that it belongs to. */
  epoch: number
}

const lifeMs = 30 * 86_400_000
const seenAgainMs = 60_000
const givenAgainMs = 86_400_000

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What stands for a secret in the database. A plain hash is enough: 256 random bits can't be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** When a session that is used at `now` (ms) was last seen and runs out: 30 days later. */
export const seenAt = (now: number) => ({ lastSeenAt: new Date(now), expiresAt: new Date(now + lifeMs) })

/** Is it worth writing down that the session is used at `now`? Once a minute is. */
export const worthNoting = ({ lastSeenAt }: Pick<Session, 'lastSeenAt'>, now: number): boolean => now - lastSeenAt.getTime() >= seenAgainMs

/** Should the browser be told the new end of its session at `now`? Once a day it should. */
export const worthGiving = ({ givenAt }: Pick<Session, 'givenAt'>, now: number): boolean => now - givenAt.getTime() >= givenAgainMs

/** Was the password changed since the session was opened? */
export const isOver = (session: Pick<Session, 'epoch'>, account: { epoch: number }): boolean => session.epoch < account.epoch

/** A User-Agent fit for showing: no control characters, at most 300 characters. */
export const readAgent = (agent: string): string =>
  agent
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 300)

export const sessionEnded = () => new DomainError('unauthenticated', 'SESSION_ENDED', 'Your session has ended, please log in again')
