import { serviceSettings } from '@rostra/kit/app/store-settings'
import { publicHostsSettings, refuseLocalAddressesInProduction } from '@rostra/kit/net/public-hosts'
import { address, type Environment, flag, readSettings, SettingsError } from '@rostra/kit/settings'
import { embeddingsSettings, modelSettings } from '@rostra/llm/model-settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  ...modelSettings,
  ...embeddingsSettings,
  ...publicHostsSettings,
  IDENTITY_ADDRESS: address,
  BILLING_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** Seals the secrets of webhooks and the keys of creators' own models. */
  PERSONA_ENCRYPTION_SECRET: z.string().min(32),
  /** Megabytes for the index and the texts of passages that this process keeps in memory. */
  KNOWLEDGE_CACHE_MB: z.coerce.number().int().min(1).max(4_096).default(64),
  /** Megabytes that the material of one account may take. */
  STORAGE_QUOTA_MB: z.coerce.number().int().min(1).default(200),
  /** The length of a lease on making opening lines, in milliseconds. Those of a dead replica are made again after it. */
  OPENING_LINES_LEASE_MS: z.coerce.number().int().min(1_000).default(60_000),
  /** Adds the missing demo personas at start. */
  DEMO_DATA: flag.default(false),
  /** The account that owns the demo personas. */
  DEMO_OWNER_ID: z.string().min(1).default('000000000000000000000001'),
})

export type Config = z.infer<typeof schema>

/** Throws with the name of an invalid or missing setting. */
export function readConfig(env: Environment): Config {
  const config = readSettings(schema, env)
  if (config.EMBEDDINGS_BASE_URL && !config.EMBEDDINGS_MODEL) throw new SettingsError(['EMBEDDINGS_MODEL: EMBEDDINGS_BASE_URL needs it'])
  refuseLocalAddressesInProduction(config)
  return config
}
