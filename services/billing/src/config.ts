import { serviceSettings } from '@rostra/kit/app/store-settings'
import { address, type Environment, readSettings, SettingsError } from '@rostra/kit/settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  IDENTITY_ADDRESS: address,
  CHAT_ADDRESS: address,
  EXPERTS_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  /** The product's address, to which the provider's page links back. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a secret or restricted key: sk_test_…, sk_live_…, rk_test_… or rk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** The address of another server with Stripe's API, for tests. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** The credits of free work of models that one network may cause a day. */
  FREE_WORK_NETWORK: z.coerce.number().int().min(1).default(1_200),
  /** The credits of free work a day that the members of one network share whose address is not confirmed. */
  FREE_WORK_UNCONFIRMED: z.coerce.number().int().min(1).default(200),
  /** Multiplies the budgets of free work. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** Age in milliseconds at which the sweep asks for a hold's outcome. */
  HOLD_SWEEP_AFTER_MS: z.coerce.number().int().min(1_000).default(45_000),
})

const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

export type Config = z.infer<typeof schema>

/** Reads the settings; PUBLIC_URL loses a trailing slash. Throws with the name of an invalid or missing setting. */
export function readConfig(env: Environment): Config {
  const config = readSettings(schema, env)
  const isRequired = config.NODE_ENV === 'production' || stripeSettings.some((name) => config[name])
  const missing = stripeSettings.filter((name) => isRequired && !config[name])
  if (missing.length > 0) throw new SettingsError(missing.map((name) => `${name}: payments need it`))
  return { ...config, PUBLIC_URL: config.PUBLIC_URL.replace(/\/+$/, '') }
}
