import { redisUrl, serviceSettings } from '@rostra/kit/app/store-settings'
import { publicHostsSettings, refuseLocalAddressesInProduction } from '@rostra/kit/net/public-hosts'
import { address, type Environment, flag, jsonOf, readSettings } from '@rostra/kit/settings'
import { modelPrices } from '@rostra/llm/model-price'
import { modelSettings } from '@rostra/llm/model-settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  ...modelSettings,
  ...publicHostsSettings,
  REDIS_URL: redisUrl,
  IDENTITY_ADDRESS: address,
  PERSONA_ADDRESS: address,
  BILLING_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** Adds missing demo conversations in the background after a start. */
  DEMO_DATA: flag.default(false),
  /** The account that owns the demo personas. Personas of others get no demo conversations. */
  DEMO_OWNER_ID: z.string().min(1).default('000000000000000000000001'),
  /** The most messages that the guests of one network may send a day. */
  GUEST_ADDRESS_LIMIT: z.coerce.number().int().min(1).default(60),
  /**
   * The prices of models by their ids, for the operators' figures: `{"gpt-5": {"input":
   * 1.25, "output": 10}}` in US dollars for a million tokens.
   */
  MODEL_PRICES: z.preprocess((value) => (value === '' ? undefined : value), jsonOf(modelPrices).default({})),
  /** Multiplies the limits on trials and unanswered sends. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** The most tokens of an answer. A person can have one that is longer continued, at the price of a message. */
  ANSWER_TOKENS: z.coerce.number().int().min(64).max(64_000).default(2_048),
  /**
   * The length of a lease on an exchange, in milliseconds. Leases are renewed every third of it. A generation of a dead replica is taken
   * over within 2.17 times the length: 17.4 s.
   */
  GENERATION_LEASE_MS: z.coerce.number().int().min(300).default(8_000),
  /** The most generations that run in one replica. Beyond it new sends are refused with OVERLOADED. */
  MAX_GENERATIONS: z.coerce.number().int().min(1).default(2_000),
})

export type Config = z.infer<typeof schema>

export function readConfig(env: Environment): Config {
  const config = readSettings(schema, env)
  refuseLocalAddressesInProduction(config)
  return config
}
