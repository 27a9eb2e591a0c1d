import { z } from 'zod'

export type Environment = Record<string, string | undefined>

/**
 * Reads settings by a schema whose keys are the names of the settings. Empty values count as unset. Throws one Error that names every
 * wrong setting.
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, env: Environment): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings are wrong:\n  ${wrong.join('\n  ')}`)
}

export const port = z.coerce.number().int().min(0).max(65535)
export const address = z.string().regex(/^[^\s/]+:\d+$/, 'must be host:port')
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** The collector of traces, and the share of traces to sample, from 0 to 1. Without a collector tracing is off. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

/** The settings of every service. */
export const serviceSettings = {
  GRPC_HOST: z.string().default('127.0.0.1'),
  GRPC_PORT: port.default(0),
  OPS_PORT: port.optional(),
  MONGO_URL: z.url({ protocol: /^mongodb(\+srv)?$/ }),
  /** Appended to the database's name, so that several installations can share a server. */
  DATABASE_SUFFIX: z.string().max(20).default(''),
  KAFKA_BROKERS: z
    .string()
    .transform((list) => list.split(',').map((broker) => broker.trim()))
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FILE: z.string().optional(),
  /** Milliseconds that a stopping process waits for running work. */
  STOP_GRACE_MS: z.coerce.number().int().min(0).default(25_000),
  ...tracingSettings,
}
