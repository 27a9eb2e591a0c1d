import { z } from 'zod'

export type Environment = Record<string, string | undefined>

/** Settings that are missing or wrong. */
export class SettingsError extends Error {
  /** One message for each wrong setting, beginning with its name. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`These settings are wrong:\n  ${problems.join('\n  ')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/**
 * Reads settings by a schema whose keys are the names of the settings. Empty values count as unset. Throws one SettingsError that names
 * every wrong setting.
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, env: Environment): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new SettingsError(
    result.error.issues.map(({ path, code, message }) => {
      const name = path.join('.')
      return `${name}: ${code === 'invalid_type' && !(name in given) ? 'is not set' : message}`
    }),
  )
}

/** The schema of a text that is JSON of another schema. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** The schema of a text that `check` accepts. An Error of `check` becomes the message. */
export const checkedBy = (check: (text: string) => unknown) =>
  z.string().superRefine((text, context) => {
    try {
      check(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
    }
  })

export const port = z.coerce.number().int().min(0).max(65535)
/** The ports that browsers refuse to open: https://fetch.spec.whatwg.org/#port-blocking */
const blockedPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113, 115, 117,
  119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636,
  989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])
/** Whether browsers open pages on a port. */
export const isOpenToBrowsers = (port: number): boolean => !blockedPorts.has(port)

/** The port of a server that browsers open; 0 takes a free one. */
export const browserPort = port.refine(
  (value) => value === 0 || isOpenToBrowsers(value),
  'is a port that browsers refuse to open; choose another',
)

export const address = z.string().regex(/^[^\s/]+:\d+$/, 'must be host:port')
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** The collector of traces, and the share of traces to sample, from 0 to 1. Without a collector tracing is off. */
const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

/** The certificate of a component, its key, and the authorities whose certificates it accepts: files in PEM. All three or none. */
export const certificateSettings = {
  GRPC_TLS_CERT_FILE: z.string().optional(),
  GRPC_TLS_KEY_FILE: z.string().optional(),
  GRPC_TLS_CA_FILE: z.string().optional(),
}

/** The settings of every process. */
export const processSettings = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** Declares the network between components, stores and broker as trusted, so that production needs no TLS. */
  TRUSTED_NETWORK: flag.default(false),
  ...certificateSettings,
  OPS_PORT: port.optional(),
  /** Appended to the names of databases and to the prefix of keys, so that several installations can share a server. */
  DATABASE_SUFFIX: z.string().max(20).default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FILE: z.string().optional(),
  /** Milliseconds that a stopping process waits for running work. */
  STOP_GRACE_MS: z.coerce.number().int().min(0).default(25_000),
  ...tracingSettings,
}
