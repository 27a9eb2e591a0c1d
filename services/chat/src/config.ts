import { redisUrl, serviceSettings } from '@rostra/kit/app/store-settings'
import { address, type Environment, flag, readSettings } from '@rostra/kit/settings'
import { modelSettings } from '@rostra/llm/model-settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  ...modelSettings,
  REDIS_URL: redisUrl,
  IDENTITY_ADDRESS: address,
  PERSONA_ADDRESS: address,
  BILLING_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** Adds the missing demo conversations after the start. */
  DEMO_DATA: flag.default(false),
  /** The account that owns the demo personas. Personas of others get no demo conversations. */
  DEMO_OWNER_ID: z.string().min(1).default('000000000000000000000001'),
  /** Messages of all guests of one network a day. */
  GUEST_ADDRESS_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Multiplies the limits on trials and unanswered sends. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** How long a lease of an exchange lasts, in milliseconds. It is renewed three times as often, and taken over after twice as long: within 17.4 s. */
  GENERATION_LEASE_MS: z.coerce.number().int().min(300).default(8_000),
  /** Generations that run in one replica at once before new sends are refused. */
  MAX_GENERATIONS: z.coerce.number().int().min(1).default(2_000),
})

export type Config = z.infer<typeof schema>

export const readConfig = (env: Environment): Config => readSettings(schema, env)
