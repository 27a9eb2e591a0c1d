import type { Role } from './account.ts'

/** How somebody proved who they are. */
export type SignInMethod = 'password' | 'code' | 'registration'

export type AuditEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'role-changed'
  | 'account-deleted'

/** Where a call came from, as far as it may be written down. */
export interface Origin {
  /** An IPv4 address, or the /64 of an IPv6 address; empty when it isn't known. */
  network: string
  requestId: string
}

/** Who did what from where. It names an account by its id only: names, addresses, codes, passwords and what was typed are left out. */
export interface AuditEntry extends Origin {
  at: Date
  event: AuditEvent
  method?: SignInMethod
  /** The new one, where it was changed. */
  role?: Role
  /** Null when nobody has the name that was typed. */
  accountId: string | null
  actor: 'self' | 'operator' | 'purchase'
  /** The browser's User-Agent, as plain text; empty where it isn't known. */
  agent: string
}

/** Written to only. */
export interface AuditLog {
  record: (entry: AuditEntry) => Promise<void>
}
