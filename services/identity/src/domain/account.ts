import { DomainError } from '@rostra/kit/errors'

export const roles = ['citizen', 'orator', 'super_senator'] as const

export type Role = (typeof roles)[number]

export interface Account {
  id: string
  /** As typed at registration; empty once erased. */
  username: string
  email: string
  role: Role
  createdAt: Date
  /** May this person's chats be used for anonymous insights? */
  insights: boolean
  /** How often the password was changed. A session that was opened in an earlier epoch is over. */
  epoch: number
}

/** How many personas a role may own. */
export const personaLimits: Record<Role, number> = { citizen: 5, orator: 10, super_senator: 100 }

export const usernameUnknown = () => new DomainError('not_found', 'USERNAME_UNKNOWN', 'Nobody has this username')
