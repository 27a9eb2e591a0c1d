import { address, type Environment, readSettings, serviceSettings } from '@rostra/kit/settings'
import { z } from 'zod'

const schema = z.object({
  ...serviceSettings,
  IDENTITY_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
})

export type Config = z.infer<typeof schema>

export const readConfig = (env: Environment): Config => readSettings(schema, env)
