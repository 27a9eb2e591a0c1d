import type { Claims } from '@rostra/kit/claims'
import type { IssuedToken } from '@rostra/kit/service-credential'
import type { TokenVerifier } from '@rostra/kit/token-verifier'
import type { AccountChanges, Accounts, OneTimeCodes, ResetLinks } from './account-ports.ts'
import type { AuditLog } from './audit.ts'
import type { KeyRing, SigningKey } from './key-ring.ts'
import type { MailSecrets, Mails, Post } from './mail-ports.ts'
import type { ServiceSecret } from './service-secrets.ts'
import type { Session } from './session.ts'

export type NewSession = Omit<Session, 'id'> & { secretHash: string }

/** The sessions that are alive: one that is closed is gone. */
export interface Sessions {
  open: (session: NewSession) => Promise<Session>
  bySecretHash: (secretHash: string, now: Date) => Promise<Session | null>
  byId: (accountId: string, id: string, now: Date) => Promise<Session | null>
  noteSeen: (id: string, seen: Pick<Session, 'lastSeenAt' | 'expiresAt'>) => Promise<void>
  /** Notes that the browser is told of a new end. False when another call did so since `before`: nothing changed then. */
  give: (id: string, before: Date, given: Pick<Session, 'lastSeenAt' | 'expiresAt' | 'givenAt'>) => Promise<boolean>
  /** Lets a session live on in another epoch of its account. */
  carry: (id: string, epoch: number) => Promise<void>
  /** Newest first. */
  ofAccount: (accountId: string, now: Date) => Promise<Session[]>
  /** False when the account has no such session. */
  close: (accountId: string, id: string) => Promise<boolean>
  /** Gives the session that was closed, if there was one. */
  closeBySecretHash: (secretHash: string) => Promise<Session | null>
  /** Closes every session of an account, but for the one that is kept, if any. */
  closeAllBut: (accountId: string, keptId: string | null) => Promise<void>
}

/** Both throw OVERLOADED when too many wait. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Does the same work without a hash, and answers false. */
  matches: (password: string, hash: string | undefined) => Promise<boolean>
}

export interface SigningKeys {
  /** As the database has it now; null before the first key. */
  ring: () => Promise<KeyRing | null>
  /** Makes `key` the current one after `afterKid`, or the first one. False when another replica was faster: nothing changed then. */
  add: (key: SigningKey, afterKid?: string) => Promise<boolean>
}

type Unexpired<T> = T extends unknown ? Omit<T, 'exp'> : never

export interface Signer {
  issue: (claims: Unexpired<Claims>, secondsToLive: number) => Promise<IssuedToken>
}

/** What the use cases need of the world. */
export interface Ports {
  accounts: Accounts
  changes: AccountChanges
  codes: OneTimeCodes
  resetLinks: ResetLinks
  sessions: Sessions
  mails: Mails
  mailSecrets: MailSecrets
  post: Post
  audit: AuditLog
  passwords: Passwords
  signingKeys: SigningKeys
  makeSigningKey: (createdAt: Date) => Promise<SigningKey>
  signer: Signer
  verify: TokenVerifier
  serviceSecrets: readonly ServiceSecret[]
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string
  /** Milliseconds since 1970. */
  now: () => number
}
