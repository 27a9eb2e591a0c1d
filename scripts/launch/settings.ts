import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { port, readSettings } from '@rostra/kit/settings'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What starting itself needs; every other setting is read, and refused, by the service that knows it. */
const schema = z.object({
  PORT: port.default(3000),
  DATA_DIR: z.string().default('.data'),
  MONGO_URL: z.url({ protocol: /^mongodb(\+srv)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LOG_STDOUT: z.string().optional(),
  LOG_FILE: z.string().optional(),
})

export type LaunchSettings = {
  port: number
  dataDir: string
  mongoUrl?: string | undefined
  redisUrl?: string | undefined
  /** Where the services write; none when they write to the console. */
  logFile?: string | undefined
}

/** Throws a Refusal that names every wrong setting. */
export function readLaunchSettings(env: Record<string, string | undefined>): LaunchSettings {
  const settings = parse(env)
  const dataDir = resolve(root, settings.DATA_DIR)
  return {
    port: settings.PORT,
    dataDir,
    mongoUrl: settings.MONGO_URL,
    redisUrl: settings.REDIS_URL,
    logFile: settings.LOG_STDOUT ? undefined : (settings.LOG_FILE ?? join(dataDir, 'rostra.log')),
  }
}

function parse(env: Record<string, string | undefined>): z.infer<typeof schema> {
  try {
    return readSettings(schema, env)
  } catch (error) {
    throw new Refusal((error as Error).message)
  }
}
