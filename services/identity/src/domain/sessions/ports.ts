import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import type { Claims } from '@rostra/platform/claims'
import type { Account } from '../accounts/account.ts'
import type { Session } from './session.ts'

export type NewSession = Omit<Session, 'id'> & { secretHash: string }

type Activity = Pick<Session, 'lastSeenAt' | 'expiresAt'>

/** Stores sessions. Closed and expired sessions are never returned. */
export interface Sessions {
  open: (session: NewSession) => Promise<Session>
  bySecretHash: (secretHash: string, now: Date) => Promise<Session | null>
  byId: (accountId: string, id: string, now: Date) => Promise<Session | null>
  /** Returns the open sessions among these ids, in any order. */
  openAmong: (ids: readonly string[], now: Date) => Promise<Session[]>
  /** Stores a use of the session. */
  touch: (id: string, activity: Activity) => Promise<void>
  /** Stores a use and a new cookie. Returns false without a change when `cookieSetAt` is no longer `previous`. */
  renewCookie: (id: string, previous: Date, renewed: Activity & Pick<Session, 'cookieSetAt'>) => Promise<boolean>
  /** Returns the sessions of an account, newest first. */
  ofAccount: (accountId: string, now: Date) => Promise<Session[]>
  /** Returns false when the account has no such session. */
  close: (accountId: string, id: string) => Promise<boolean>
  /** Returns the closed session, or null when there was none. */
  closeBySecretHash: (secretHash: string) => Promise<Session | null>
  /** Closes every session of an account except `keptId`, and removes the access keys of epochs before that of the account. */
  endAllExcept: (account: Pick<Account, 'id' | 'epoch'>, keptId: string | null) => Promise<void>
}

type WithoutExpiry<T> = T extends unknown ? Omit<T, 'exp' | 'aud'> & { aud: readonly string[] } : never

/** Signs access, guest, device and service tokens. */
export interface Signer {
  /** With `reuseSeconds` the same claims get the same token for that time, which saves its signature. */
  issue: (claims: WithoutExpiry<Claims>, secondsToLive: number, options?: { reuseSeconds: number }) => Promise<IssuedToken>
}
