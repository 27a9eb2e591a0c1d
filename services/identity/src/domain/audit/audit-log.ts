import type { Role } from '@rostra/platform/role'
import type { FactorMethod } from '../second-factor/second-factor.ts'

export type SignInMethod = 'password' | 'code' | 'registration' | 'oidc'

export type AuditEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'reauthentication-failed'
  | 'email-proven'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-change-undone'
  | 'role-changed'
  | 'account-deleted'
  | 'suspended'
  | 'restored'
  | 'second-factor-asked'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'identity-linked'
  | 'identity-unlinked'
  | 'access-key-created'
  | 'access-key-revoked'
  | 'app-allowed'
  | 'app-removed'

/** The origin of a call, as the audit log stores it. */
export interface Origin {
  /** An IPv4 address or the /64 of an IPv6 address; empty when unknown. */
  network: string
  requestId: string
}

/** One security event of an account. An entry holds no username, address, code, password or other user input. */
export interface AuditEntry extends Origin {
  at: Date
  event: AuditEvent
  method?: SignInMethod
  /** The second factor of a sign-in, or the one that was added or removed. */
  factor?: FactorMethod
  /** The new role of a role change. */
  role?: Role
  /** Null when no account has the given username or address. */
  accountId: string | null
  actor: 'self' | 'operator' | 'purchase'
  /** The browser's User-Agent as plain text; empty when unknown. */
  agent: string
}

/** An append-only log, whose entries end after 90 days. */
export interface AuditLog {
  record: (entry: AuditEntry) => Promise<void>
  /** Returns the entries of an account, the latest first, at most 10,000. */
  ofAccount: (accountId: string) => Promise<AuditEntry[]>
}
