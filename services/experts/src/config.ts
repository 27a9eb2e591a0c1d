import { serviceSettings } from '@rostra/kit/app/store-settings'
import { address, type Environment, readSettings } from '@rostra/kit/settings'
import { modelSettings } from '@rostra/llm/model-settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  ...modelSettings,
  IDENTITY_ADDRESS: address,
  PERSONA_ADDRESS: address,
  BILLING_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** Multiplies the limit on questions to three models. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** How long a lease of a discussion lasts, in milliseconds. It is renewed three times as often, and taken over after twice as long. */
  DISCUSSION_LEASE_MS: z.coerce.number().int().min(300).default(12_000),
  /** Discussions that run in one replica at once before new ones are refused. */
  MAX_DISCUSSIONS: z.coerce.number().int().min(1).default(200),
})

export type Config = z.infer<typeof schema>

export const readConfig = (env: Environment): Config => readSettings(schema, env)
