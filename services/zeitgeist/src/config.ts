import { serviceSettings } from '@rostra/kit/app/store-settings'
import { address, type Environment, flag, readSettings } from '@rostra/kit/settings'
import { modelSettings } from '@rostra/llm/model-settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  ...modelSettings,
  IDENTITY_ADDRESS: address,
  PERSONA_ADDRESS: address,
  CHAT_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** The least number of people that an entry, and each word in it, needs. */
  ZEITGEIST_MIN_PEOPLE: z.coerce.number().int().min(2).max(1_000).default(25),
  /** The hour of the day, UTC, at which the nightly refresh is due. */
  ZEITGEIST_REFRESH_HOUR: z.coerce.number().int().min(0).max(23).default(3),
  /** Whether new entries wait until an operator shows them. */
  ZEITGEIST_REVIEW: flag.default(false),
  /** Length of a refresh's lease in milliseconds. Renewed after a third of it. A dead replica's refresh is taken over after twice of it. */
  REFRESH_LEASE_MS: z.coerce.number().int().min(300).default(12_000),
})

export type Config = z.infer<typeof schema>

export const readConfig = (env: Environment): Config => readSettings(schema, env)
