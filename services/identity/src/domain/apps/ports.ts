import type { Resource } from '@rostra/platform/caller'
import type { Scope } from '@rostra/platform/scope'
import type { Account } from '../accounts/account.ts'
import type { App, AppRequest } from './app.ts'

export type NewApp = Omit<App, 'id' | 'accountId' | 'epoch'>

/** Stores the apps that members have allowed. Expired apps are never returned. */
export interface Apps {
  /** Stores an app and queues a notice to the member. Returns null when the account's epoch has ended. Throws APP_LIMIT. */
  create: (account: Account, app: NewApp) => Promise<App | null>
  byId: (id: string, now: Date) => Promise<App | null>
  /** Returns the apps among these ids, in any order. */
  activeAmong: (ids: readonly string[], now: Date) => Promise<App[]>
  /** Stores a use of the app. */
  touch: (app: App, at: Date) => Promise<void>
  /** Returns the apps of an account, newest first. */
  ofAccount: (accountId: string, now: Date) => Promise<App[]>
  /** Removes an app with its tokens. Returns false when the account has no such app. */
  remove: (accountId: string, id: string) => Promise<boolean>
  /** Removes an app by its id alone, with its tokens: for the authorization server. */
  end: (id: string) => Promise<void>
  /** Removes every app of an account with its tokens. */
  removeOfAccount: (accountId: string) => Promise<void>
}

/** A valid access token of an app. */
export interface AppToken {
  appId: string
  scopes: readonly Scope[]
  resource: Resource
}

export interface HttpRequest {
  method: string
  /** With the query. */
  path: string
  contentType: string
  /** The Cookie header of a browser. */
  cookie: string
  body: Buffer
}

export interface HttpResponse {
  status: number
  headers: { name: string; value: string }[]
  body: Buffer
  /** The ids of apps that this exchange has ended. */
  endedApps: string[]
}

/** The OAuth 2.1 authorization server. */
export interface AuthorizationServer {
  /** Answers an HTTP request; null for a path or method that it does not know. */
  exchange: (request: HttpRequest) => Promise<HttpResponse | null>
  /** Returns a valid access token. It counts for nothing without its app. */
  findToken: (secret: string) => Promise<AppToken | null>
  /** Returns the open request that the browser with this Cookie header has begun; null for any other. */
  findRequest: (id: string, cookie: string) => Promise<AppRequest | null>
  /** Allows a request, and returns the address at which the browser continues; null when it is no longer open. */
  allow: (id: string, app: App) => Promise<string | null>
  /** Denies a request, and returns the address at which the browser continues; null when it is no longer open. */
  deny: (id: string) => Promise<string | null>
}

/** A store of one kind of documents, as oidc-provider calls it. */
export interface OAuthAdapter {
  upsert: (id: string, payload: Record<string, unknown>, expiresIn?: number) => Promise<void>
  find: (id: string) => Promise<Record<string, unknown> | undefined>
  findByUid: (uid: string) => Promise<undefined>
  findByUserCode: (code: string) => Promise<undefined>
  consume: (id: string) => Promise<void>
  destroy: (id: string) => Promise<void>
  revokeByGrantId: (grantId: string) => Promise<void>
}
