import { type Environment, flag, readSettings, serviceSettings } from '@rostra/kit/settings'
import { z } from 'zod'
import { parseServiceSecrets, serviceSecretsPattern } from './domain/service-secrets.ts'

const schema = z.object({
  ...serviceSettings,
  /** Seals the private signing keys in the database. */
  KEY_ENCRYPTION_SECRET: z.string().min(32),
  SERVICE_SECRET_HASHES: z
    .string()
    .regex(serviceSecretsPattern, 'must be name=<sha256 of its secret, 64 hex digits>, separated by commas')
    .transform(parseServiceSecrets),
  DEMO_DATA: flag.default(false),
  DEMO_OWNER_ID: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'must be 24 hex digits')
    .default('000000000000000000000001'),
})

export type Config = z.infer<typeof schema>

export const readConfig = (env: Environment): Config => readSettings(schema, env)
