import { serviceSettings } from '@rostra/kit/app/store-settings'
import { address, type Environment, flag, readSettings } from '@rostra/kit/settings'
import { modelSettings } from '@rostra/llm/model-settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  ...modelSettings,
  IDENTITY_ADDRESS: address,
  ZEITGEIST_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** Whether stories of the days before the first start are made, so that the archive of a laptop is not empty. */
  DEMO_DATA: flag.default(false),
  /**
   * The hour of the day, UTC, from which on the day's edition is written without a request. Not set: editions are written on request only.
   */
  NEWSROOM_EDITION_HOUR: z.coerce.number().int().min(0).max(23).optional(),
  /** How long the lease of an edition lasts, in milliseconds. It is renewed three times as often, and taken over after twice as long. */
  EDITION_LEASE_MS: z.coerce.number().int().min(300).default(12_000),
})

export type Config = z.infer<typeof schema>

export const readConfig = (env: Environment): Config => readSettings(schema, env)
