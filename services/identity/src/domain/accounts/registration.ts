import { DomainError } from '@rostra/kit/errors'
import { readsAsProduct } from '@rostra/platform/reserved-names'
import { z } from 'zod'
import { plainText, validate } from '../validation.ts'
import { uniqueKey } from './account.ts'
import { type Choices, firstChoices } from './choices.ts'
import { emailField } from './email-address.ts'
import { newPassword } from './new-password.ts'

export interface Registration {
  username: string
  /** The form in which the username is unique. */
  usernameKey: string
  email: string
  emailKey: string
  password: string
  insights: Choices['insights']
}

/** The fields of an account without a password, which an issuer's sign-in makes. */
export type AccountNames = Omit<Registration, 'password'>

const namesSchema = z.object({
  username: plainText('Please enter a username')
    .min(3, 'Username must be at least 3 characters long')
    .max(32, 'Username must be at most 32 characters long')
    .regex(/^[A-Za-z0-9_-]*$/, 'Username can only contain letters, numbers, hyphens and underscores'),
  email: emailField,
  insights: z.boolean().default(firstChoices.insights),
})
const schema = namesSchema.extend({ password: newPassword })

/** Reserved names, in addition to those that `readsAsProduct` finds: they could impersonate the product or its staff. */
const reserved = new Set([
  'admin',
  'administrator',
  'root',
  'system',
  'operator',
  'moderator',
  'staff',
  'team',
  'official',
  'owner',
  'rostra',
  'support',
  'help',
  'security',
  'abuse',
  'info',
  'mail',
  'postmaster',
  'webmaster',
  'api',
  'www',
  'anonymous',
  'guest',
  'null',
  'undefined',
])

/** The usernames of demo members, including future ones. */
const demoMember = /^demo-member-\d+$/

/** Returns a valid registration. Throws VALIDATION for an invalid field, USERNAME_TAKEN for a reserved name. */
export function readRegistration(input: unknown): Registration {
  const { password, ...names } = validate(schema, input)
  return { ...toNames(names), password }
}

/** Like `readRegistration`, for an account without a password. */
export const readAccountNames = (input: unknown): AccountNames => toNames(validate(namesSchema, input))

function toNames({ username, email, insights }: z.infer<typeof namesSchema>): AccountNames {
  if (isReserved(username)) throw usernameTaken()
  return { username, usernameKey: uniqueKey(username), email, emailKey: uniqueKey(email), insights }
}

/** Reports whether a text may be the username of a new account, unless it is taken. */
export const isAllowedUsername = (username: string): boolean =>
  namesSchema.shape.username.safeParse(username).success && !isReserved(username)

function isReserved(username: string): boolean {
  const key = uniqueKey(username)
  return reserved.has(key) || demoMember.test(key) || readsAsProduct(username)
}

export const usernameTaken = () => new DomainError('exists', 'USERNAME_TAKEN', 'This username is already taken')
export const emailTaken = () => new DomainError('exists', 'EMAIL_TAKEN', 'An account with this email address already exists')
