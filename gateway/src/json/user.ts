import { roles } from '@rostra/platform/role'
import type { Account__Output } from '@rostra/proto/gen/rostra/identity/v1/Account'
import type { Role } from '@rostra/proto/gen/rostra/identity/v1/Role'
import { z } from 'zod'
import { count, timestamp } from './fields.ts'
import { type EnumNames, fromWire } from './wire-value.ts'

export const roleSchema = z.enum(roles).meta({ id: 'Role' })

/** The settings of a member's account. */
const choices = {
  insights: z.boolean().meta({ description: 'Consent to the use of the account’s chats for anonymous insights' }),
  inboxMail: z.boolean().meta({ description: 'A weekly mail about new items in the inboxes of own personas' }),
}

/** A change of settings: an absent one keeps its value. */
export const choicesSchema = z.object(choices).partial()

export const userSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string().meta({ format: 'email' }),
    pendingEmail: z
      .string()
      .optional()
      .meta({ description: 'The new address that waits for its confirmation; absent for none', format: 'email' }),
    role: roleSchema,
    messageCredits: count.meta({
      description: 'Free and purchased credits together; 0 while billing is unavailable, where /api/user/status has status 503',
    }),
    totalBotLimit: count.meta({ description: 'The maximum number of personas of this account' }),
    createdAt: timestamp,
    emailConfirmedAt: timestamp
      .nullable()
      .meta({ description: 'When the address was first proven, by a mailed code or link or by a trusted issuer; null until then' }),
    ...choices,
  })
  .meta({ id: 'User' })

export type User = z.infer<typeof userSchema>

const roleNames: EnumNames<Role, User['role']> = {
  ROLE_UNSPECIFIED: undefined,
  ROLE_CITIZEN: 'citizen',
  ROLE_ORATOR: 'orator',
  ROLE_SUPER_SENATOR: 'super_senator',
}

export const roleOf = (role: Role): User['role'] => fromWire(roleNames, role)

export const toUser = (
  { personaLimit, role, pendingEmail, emailConfirmedAt, ...account }: Account__Output,
  messageCredits: number,
): User => ({
  ...account,
  ...(pendingEmail && { pendingEmail }),
  role: roleOf(role),
  emailConfirmedAt: emailConfirmedAt || null,
  messageCredits,
  totalBotLimit: personaLimit,
})
