import type { OwnModel__Output } from '@rostra/proto/gen/rostra/persona/v1/OwnModel'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'

export const ownModelSchema = z
  .object({
    botId: z.string(),
    baseUrl: z.string(),
    model: z.string(),
    hasKey: z.boolean().meta({ description: 'The key itself is never returned' }),
    setAt: timestamp,
    failures: count.meta({ description: 'Failures in a row' }),
    failingSince: timestamp.nullable(),
    lastFailure: z.string().meta({ description: 'What went wrong last; empty without a failure' }),
  })
  .meta({ id: 'OwnModel' })

export const toOwnModel = ({ personaId, failingSince, ...model }: OwnModel__Output) =>
  ownModelSchema.parse({ ...model, botId: personaId, failingSince: failingSince || null })
