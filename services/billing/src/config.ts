import { address, type Environment, readSettings, serviceSettings } from '@rostra/kit/settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  IDENTITY_ADDRESS: address,
  CHAT_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** The address in links back from the provider's page. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a secret or restricted key: sk_test_…, sk_live_…, rk_test_… or rk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Another server that speaks Stripe's API, for tests. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** Holds this old are asked about, in milliseconds. */
  HOLD_SWEEP_AFTER_MS: z.coerce.number().int().min(1_000).default(45_000),
})

const neededTogether = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

export type Config = z.infer<typeof schema>

/** PUBLIC_URL comes without a slash at its end. Throws for a setting that is wrong or missing, with its name. */
export function readConfig(env: Environment): Config {
  const config = readSettings(schema, env)
  const isNeeded = config.NODE_ENV === 'production' || neededTogether.some((name) => config[name])
  const missing = neededTogether.filter((name) => isNeeded && !config[name])
  if (missing.length > 0) throw new Error(`These settings are missing, without them nobody can pay: ${missing.join(', ')}`)
  return { ...config, PUBLIC_URL: config.PUBLIC_URL.replace(/\/+$/, '') }
}
