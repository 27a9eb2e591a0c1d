import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mongoUrl, redisUrl } from '@rostra/kit/app/store-settings'
import { browserPort, readSettings } from '@rostra/kit/settings'
import { modelNames } from '@rostra/llm/model-settings'
import { z } from 'zod'
import { isAtTerminal } from './console.ts'
import { ExpectedError } from './expected-error.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The settings that the start itself needs. Each service reads and validates its own. */
const schema = z.object({
  PORT: browserPort.default(3000),
  DATA_DIR: z.string().default('.data'),
  MONGO_URL: mongoUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  LOG_STDOUT: z.string().optional(),
  LOG_FILE: z.string().optional(),
  EMBEDDINGS: z.enum(['local', 'off']).default('local'),
  EMBEDDINGS_MODEL: z.string().optional(),
  EMBEDDINGS_BASE_URL: z.string().optional(),
  LOCAL_MODELS: z.enum(['ask', 'use', 'off']).optional(),
  CHAT_MODEL: z.string().optional(),
})

/** Settings that say where models are. */
const modelAddresses = ['OPENAI', 'ANTHROPIC', 'GEMINI', 'DEEPSEEK'].flatMap((name) => [`${name}_API_KEY`, `${name}_BASE_URL`])
const knownModels: readonly string[] = [...modelNames, 'offline']

export type BootstrapSettings = {
  port: number
  dataDir: string
  mongoUrl?: string | undefined
  redisUrl?: string | undefined
  /** The log file of the services. Unset, they log to the console. */
  logFile?: string | undefined
  /** The start brings an embedding server, because the settings name none. */
  usesLocalEmbeddings: boolean
  /**
   * Whether a model server on this machine is looked for: `ask` uses it after a question, `use`
   * at once. `off` when the settings say which model answers.
   */
  localModels: 'ask' | 'use' | 'off'
  /** The CHAT_MODEL that only such a server can have. */
  localModel?: string | undefined
}

/** Reads the settings of a start. Throws an ExpectedError that names every wrong setting. */
export function readBootstrapSettings(env: Record<string, string | undefined>, isAsked = isAtTerminal()): BootstrapSettings {
  const settings = parse(env)
  const dataDir = resolve(root, settings.DATA_DIR)
  const isModelKnown = settings.CHAT_MODEL !== undefined && knownModels.includes(settings.CHAT_MODEL)
  const isModelSet = isModelKnown || modelAddresses.some((name) => env[name])
  return {
    port: settings.PORT,
    dataDir,
    mongoUrl: settings.MONGO_URL,
    redisUrl: settings.REDIS_URL,
    logFile: settings.LOG_STDOUT ? undefined : (settings.LOG_FILE ?? join(dataDir, 'rostra.log')),
    usesLocalEmbeddings: settings.EMBEDDINGS === 'local' && !settings.EMBEDDINGS_MODEL && !settings.EMBEDDINGS_BASE_URL,
    localModels: isModelSet ? 'off' : (settings.LOCAL_MODELS ?? (isAsked ? 'ask' : 'off')),
    localModel: isModelSet ? undefined : settings.CHAT_MODEL,
  }
}

function parse(env: Record<string, string | undefined>): z.infer<typeof schema> {
  try {
    return readSettings(schema, env)
  } catch (error) {
    throw new ExpectedError((error as Error).message)
  }
}
