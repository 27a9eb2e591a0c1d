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
  /** The length of a discussion's lease, in milliseconds. It is renewed after a third of it, and taken over after twice its length. */
  DISCUSSION_LEASE_MS: z.coerce.number().int().min(300).default(12_000),
  /** The most discussions that run in one replica at the same time. Further ones are refused. */
  MAX_DISCUSSIONS: z.coerce.number().int().min(1).default(200),
  /** The most questions to three models that one replica answers at the same time. Further ones are refused. */
  MAX_QUESTIONS: z.coerce.number().int().min(1).default(500),
})

export type Config = z.infer<typeof schema>

export const readConfig = (env: Environment): Config => readSettings(schema, env)
