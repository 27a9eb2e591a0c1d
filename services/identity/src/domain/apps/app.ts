import { DomainError } from '@rostra/kit/errors'
import { type Scope, scopes } from '@rostra/platform/scope'
import { z } from 'zod'
import { validate } from '../validation.ts'

/** An app that a member has allowed to act for the account: a grant of OAuth. */
export interface App {
  /** The id of the grant, which tokens name. */
  id: string
  accountId: string
  /** The id by which the app is registered; for a client id metadata document its address. */
  clientId: string
  /** What the app calls itself. */
  name: string
  /** The page of the app; empty for none. */
  url: string
  scopes: readonly Scope[]
  /** The credits that it may spend in total. */
  budget: number
  grantedAt: Date
  /** The time of the last use, accurate to a minute. Absent for an app that has not called yet. */
  lastUsedAt?: Date
  expiresAt: Date
  /** The epoch of the account in which it was allowed. */
  epoch: number
}

/** What an app asks a member for. */
export interface AppRequest {
  id: string
  clientId: string
  name: string
  url: string
  /** Where the browser goes afterwards: a host, `localhost`, or a scheme with a colon. */
  destination: string
  scopes: readonly Scope[]
}

/** The beginning of access tokens, by which they are found where they leaked. */
export const appTokenPrefix = 'rt_'
const tokenPattern = /^rt_[A-Za-z0-9_-]{43}$/

/** Whether a secret is the access token of an app. */
export const isAppToken = (secret: string): boolean => tokenPattern.test(secret)

/** The most apps of an account. */
export const maxApps = 20
/** How long an app may act before it has to ask again, in days. */
export const appDays = 180
export const appSeconds = appDays * 86_400

const maxBudget = 100_000
const budgetRule = 'A budget is 0 to 100,000 credits'

const schema = z.object({
  scopes: z
    .array(z.enum(scopes, 'There is no such scope'), 'Choose what the app may do')
    .min(1, 'Choose what the app may do')
    .max(scopes.length, 'Each scope once')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each scope once'),
  budget: z.int(budgetRule).min(0, budgetRule).max(maxBudget, budgetRule),
})

/** Reads what a member allows an app that asks for `asked`. Throws VALIDATION, also for a scope that was not asked for. */
export function readDecision(input: unknown, asked: readonly Scope[]): Pick<App, 'scopes' | 'budget'> {
  const { scopes: chosen, budget } = validate(schema, input)
  if (!chosen.every((scope) => asked.includes(scope))) {
    const message = 'The app has not asked for this'
    throw new DomainError('invalid', 'VALIDATION', message, { fields: { scopes: message } })
  }
  return { scopes: scopes.filter((scope) => chosen.includes(scope)), budget }
}

export const appLimit = () => new DomainError('exists', 'APP_LIMIT', `You have ${maxApps} apps. Remove one that you no longer use.`)

export const appNotFound = () => new DomainError('not_found', 'APP_NOT_FOUND', 'This app was removed already')

export const appRequestNotFound = () =>
  new DomainError('not_found', 'APP_REQUEST_NOT_FOUND', 'This request has ended. Begin again in the app.')
