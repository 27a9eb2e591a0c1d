import type { Account } from '../accounts/account.ts'
import type { Issuer } from './issuer.ts'
import type { LinkedIdentity, WaysIn } from './linked-identity.ts'
import type { IssuerClaims, SignInFlow } from './sign-in-flow.ts'

/** Speaks OpenID Connect with issuers. Throws ISSUER_UNAVAILABLE for one that does not answer within seconds. */
export interface IssuerClient {
  /** Returns the page of the issuer to which the browser goes. */
  authorizationUrl: (issuer: Issuer, flow: SignInFlow) => Promise<string>
  /**
   * Exchanges the query with which the browser came back for claims. Checks state, nonce, issuer, audience, signature and expiry. Throws
   * OIDC_DENIED or OIDC_REFUSED.
   */
  claims: (issuer: Issuer, response: string, flow: SignInFlow) => Promise<IssuerClaims>
  /** Returns the page that ends the session at the issuer; empty for an issuer without one. */
  signOutUrl: (issuer: Issuer) => Promise<string>
}

/** A sign-in that has left for an issuer. */
export interface StartedSignIn {
  stateHash: string
  /** The hash of the secret in the browser's cookie. */
  browserHash: string
  issuerId: string
  /** The path to open afterwards; empty for none. */
  next: string
  expiresAt: Date
  /** The member and the session that link an identity; absent for a sign-in. */
  accountId?: string
  sessionId?: string
}

/** A person without an account, who has come back from an issuer and has to choose a username. */
export interface WaitingSignUp {
  browserHash: string
  issuerId: string
  subject: string
  email: string
  /** Whether the address counts as confirmed. */
  isProven: boolean
  /** The name of the identity, as its owner recognizes it. */
  name: string
  expiresAt: Date
}

/** Sign-ins by an issuer that are not finished. They expire. */
export interface OidcSignIns {
  start: (signIn: StartedSignIn) => Promise<void>
  /** Returns a sign-in once, to the browser that began it. Null for any other state or browser. */
  take: (stateHash: string, browserHash: string, now: number) => Promise<StartedSignIn | null>
  keepSignUp: (signUp: WaitingSignUp) => Promise<void>
  findSignUp: (browserHash: string, now: number) => Promise<WaitingSignUp | null>
  endSignUp: (browserHash: string) => Promise<void>
  removeOfAccount: (accountId: string) => Promise<void>
}

/** Identities at issuers, stored in their accounts. A change and its notice are one write. */
export interface LinkedIdentities {
  accountOf: (issuer: string, subject: string) => Promise<Account | null>
  /** Throws IDENTITY_TAKEN or IDENTITY_EXISTS. Returns null when the epoch of `account` has ended. */
  link: (account: Account, identity: LinkedIdentity, label: string, now: number) => Promise<Account | null>
  /** Throws IDENTITY_NOT_FOUND or LAST_WAY_IN. Returns the removed one; null when the epoch of `account` has ended. */
  unlink: (
    account: Account,
    id: string,
    issuers: WaysIn['issuers'],
    labelOf: (issuer: string) => string,
    now: number,
  ) => Promise<LinkedIdentity | null>
  hasPassword: (accountId: string) => Promise<boolean>
}
