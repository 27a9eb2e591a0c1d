import { modelSettings } from '@rostra/kit/llm/model-settings'
import { address, type Environment, readSettings, serviceSettings } from '@rostra/kit/settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  ...modelSettings,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  IDENTITY_ADDRESS: address,
  PERSONA_ADDRESS: address,
  BILLING_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** Guest messages a day from one address. */
  GUEST_ADDRESS_LIMIT: z.coerce.number().int().min(1).default(60),
  /** How long a replica's generations stay its own without a heartbeat; three may be missed. */
  GENERATION_LEASE_MS: z.coerce.number().int().min(300).default(15_000),
  /** Generations that one replica answers at once, before it refuses new ones. */
  MAX_GENERATIONS: z.coerce.number().int().min(1).default(2_000),
})

export type Config = z.infer<typeof schema>

export const readConfig = (env: Environment): Config => readSettings(schema, env)
