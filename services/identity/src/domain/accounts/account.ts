import { DomainError } from '@rostra/kit/errors'
import type { Role } from '@rostra/platform/role'

/** Why operators suspended an account. */
export interface Suspension {
  /** In the operator's words; the owner reads it. */
  reason: string
  at: Date
  operatorId: string
}

export interface Account {
  id: string
  /** As typed at registration. */
  username: string
  email: string
  role: Role
  createdAt: Date
  /** Whether the member's chats may be used for anonymous insights. */
  insights: boolean
  /** Number of password changes and suspensions. A session that was opened in an earlier epoch has ended. */
  epoch: number
  /** Absent unless operators suspended the account. */
  suspension?: Suspension
}

/** Returns the form in which a username or an email address is unique: lower case. */
export const uniqueKey = (name: string): string => name.toLowerCase()

export const usernameUnknown = () => new DomainError('not_found', 'USERNAME_UNKNOWN', 'Nobody has this username')
