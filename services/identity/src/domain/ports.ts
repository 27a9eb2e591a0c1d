import type { Claims } from '@rostra/kit/claims'
import type { IssuedToken } from '@rostra/kit/service-credential'
import type { TokenVerifier } from '@rostra/kit/token-verifier'
import type { Account } from './account.ts'
import type { KeyRing, SigningKey } from './key-ring.ts'
import type { Registration } from './registration.ts'
import type { ServiceSecret } from './service-secrets.ts'
import type { Session } from './session.ts'

export type NewAccount = Omit<Registration, 'password'> & { passwordHash: string; createdAt: Date }

export interface Accounts {
  /** Throws USERNAME_TAKEN or EMAIL_TAKEN. */
  add: (account: NewAccount) => Promise<Account>
  byId: (id: string) => Promise<Account | null>
  /** An account without a password hash can't be logged in to. */
  forLogIn: (usernameKey: string) => Promise<{ account: Account; passwordHash?: string } | null>
  /** By id; ids without a name are left out. */
  usernames: (ids: readonly string[]) => Promise<Record<string, string>>
}

export type NewSession = Omit<Session, 'id'> & { secretHash: string }

/** The sessions that are alive: one that is closed is gone. */
export interface Sessions {
  open: (session: NewSession) => Promise<Session>
  bySecretHash: (secretHash: string, now: Date) => Promise<Session | null>
  noteSeen: (id: string, seen: Pick<Session, 'lastSeenAt' | 'expiresAt'>) => Promise<void>
  /** Newest first. */
  ofAccount: (accountId: string, now: Date) => Promise<Session[]>
  /** False when the account has no such session. */
  close: (accountId: string, id: string) => Promise<boolean>
  closeBySecretHash: (secretHash: string) => Promise<void>
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
  sessions: Sessions
  passwords: Passwords
  signingKeys: SigningKeys
  makeSigningKey: (createdAt: Date) => Promise<SigningKey>
  signer: Signer
  verify: TokenVerifier
  serviceSecrets: readonly ServiceSecret[]
  /** Milliseconds since 1970. */
  now: () => number
}
