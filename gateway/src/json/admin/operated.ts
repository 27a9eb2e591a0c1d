import type { OperatedAccount__Output } from '@rostra/proto/gen/rostra/identity/v1/OperatedAccount'
import type { Suspension__Output } from '@rostra/proto/gen/rostra/identity/v1/Suspension'
import type { OperatedPersona__Output } from '@rostra/proto/gen/rostra/persona/v1/OperatedPersona'
import { z } from 'zod'
import { botSchema, toBot } from '../bot.ts'
import { count, timestamp } from '../fields.ts'
import { knownValue } from '../wire-value.ts'

const roles = ['citizen', 'orator', 'super_senator'] as const

const suspensionSchema = z
  .object({
    reason: z.string().meta({ description: 'In the operator’s words; the owner reads it' }),
    at: timestamp,
    operatorId: z.string(),
  })
  .meta({ id: 'Suspension' })

export const operatedAccountSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    role: z.enum(roles),
    createdAt: timestamp,
    suspension: suspensionSchema.nullable(),
  })
  .meta({ id: 'OperatedAccount' })

export const operatedPersonaSchema = z
  .object({
    bot: botSchema,
    suspension: suspensionSchema.nullable(),
    ownerSuspended: z.boolean().meta({ description: 'Hidden because its owner’s account is suspended' }),
    aboveLimit: z.boolean().meta({ description: 'Read-only and hidden, because its owner’s role allows fewer personas' }),
    openReports: count,
  })
  .meta({ id: 'OperatedPersona' })

const toSuspension = (suspension: Suspension__Output | null | undefined) => suspension ?? null

export const toOperatedAccount = ({ role, suspension, ...account }: OperatedAccount__Output): z.infer<typeof operatedAccountSchema> => ({
  ...account,
  role: knownValue(roles, role),
  suspension: toSuspension(suspension),
})

export function toOperatedPersona({ persona, suspension, ...rest }: OperatedPersona__Output): z.infer<typeof operatedPersonaSchema> {
  if (!persona) throw new Error('a service sent an operated persona without a persona')
  return { bot: toBot(persona), suspension: toSuspension(suspension), ...rest }
}

/** The query of an operators' list: search, filter and page. */
export const operatedListQuery = z.object({
  search: z.string().max(100).default(''),
  suspended: z
    .stringbool()
    .default(false)
    .meta({ description: 'Whether only suspended ones are listed', override: { type: 'boolean' } }),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})

/** The body with the reason of a suspension or restoration, which the owner reads. */
export const reasonBody = z
  .object({ reason: z.string().meta({ override: { minLength: 10, maxLength: 500 } }) })
  .meta({ id: 'OperatorReason' })
