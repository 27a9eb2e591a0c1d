import { DomainError } from '@rostra/kit/errors'
import type { Role } from '@rostra/platform/role'
import { type Scope, scopes } from '@rostra/platform/scope'
import { z } from 'zod'
import { generateSecret } from '../sessions/session.ts'
import { validate } from '../validation.ts'

/** A key by which a program acts for a member. */
export interface AccessKey {
  id: string
  accountId: string
  /** The name that the member gave it. */
  name: string
  scopes: readonly Scope[]
  /** The first characters of the key, by which the member recognizes it. */
  start: string
  createdAt: Date
  /** The time of the last use, accurate to a minute. Absent for a key that was never used. */
  lastUsedAt?: Date
  /** Absent for a key that does not expire. */
  expiresAt?: Date
  /** The epoch of the account in which the key was made. */
  epoch: number
}

/** The most keys of an account, those included that have expired and are still listed. */
export const maxAccessKeys = 20

/** How long an expired key is listed, in seconds. */
export const expiredKeySeconds = 30 * 86_400

const prefix = 'rk_'
const pattern = /^rk_[A-Za-z0-9_-]{43}$/
const startLength = prefix.length + 5
const day = 86_400_000

/** Returns a new key: 256 random bits. */
export const generateAccessKey = (): string => prefix + generateSecret()

/** Whether a secret is an access key. A session's secret is 3 characters shorter. */
export const isAccessKey = (secret: string): boolean => pattern.test(secret)

export const startOf = (key: string): string => key.slice(0, startLength)

const nameRule = 'A name has 1 to 60 characters'
const daysRule = 'A key ends after 1 to 365 days'

const schema = z.object({
  name: z
    .string(nameRule)
    .max(1_000, nameRule)
    .transform((name) => name.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim())
    .refine((name) => name !== '' && [...name].length <= 60, nameRule),
  scopes: z
    .array(z.enum(scopes, 'There is no such scope'), 'Choose what the key may do')
    .min(1, 'Choose what the key may do')
    .max(scopes.length, 'Each scope once')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each scope once'),
  expiresInDays: z.int(daysRule).min(1, daysRule).max(365, daysRule).optional(),
})

/** Reads what a member chooses for a new key that is made at `now` (ms). Throws VALIDATION. */
export function readNewAccessKey(input: unknown, now: number): Pick<AccessKey, 'name' | 'scopes' | 'expiresAt'> {
  const { name, scopes: chosen, expiresInDays } = validate(schema, input)
  const granted = scopes.filter((scope) => chosen.includes(scope))
  return { name, scopes: granted, ...(expiresInDays && { expiresAt: new Date(now + expiresInDays * day) }) }
}

/** The role in the tokens of a program: never that of an operator. */
export const programRole = ({ role }: { role: Role }): Role => (role === 'super_senator' ? 'orator' : role)

export const accessKeyLimit = () =>
  new DomainError('exists', 'KEY_LIMIT', `You have ${maxAccessKeys} keys. Revoke one that you no longer need.`)

export const accessKeyNotFound = () => new DomainError('not_found', 'KEY_NOT_FOUND', 'This key was revoked already')

export const accessKeyInvalid = () => new DomainError('unauthenticated', 'KEY_INVALID', 'This key is not valid')
