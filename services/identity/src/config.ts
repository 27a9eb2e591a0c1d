import { serviceSettings } from '@rostra/kit/app/store-settings'
import { publicHostsSettings, refuseLocalAddressesInProduction } from '@rostra/kit/net/public-hosts'
import { type Environment, flag, readSettings } from '@rostra/kit/settings'
import { z } from 'zod'
import { hashings } from './domain/accounts/password-hashing.ts'
import { parseServiceSecrets, serviceSecretsPattern } from './domain/keys/service-secrets.ts'
import { issuersSetting } from './domain/oidc/issuer.ts'
import { vapidProblem, vapidSettings } from './domain/push/vapid.ts'

const schema = z
  .object({
    ...serviceSettings,
    ...publicHostsSettings,
    ...vapidSettings,
    /** The public address of the product, which mails link to. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** When absent, the dev mailbox keeps mails in memory. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\p{Cc}]*[^\s<>@]+@[^\s<>@]+>?$/u, 'must be an email address, such as Rostra <no-reply@rostra.example>')
      .optional(),
    /** The lease of a mail, in milliseconds: a mail whose replica died is sent again after it. Longer than the 30 s of one attempt. */
    MAIL_LEASE_MS: z.coerce.number().int().min(1_000).default(60_000),
    /** Seals the private signing keys in the database. Codes and reset tokens are derived from it. */
    KEY_ENCRYPTION_SECRET: z.string().min(32),
    SERVICE_SECRET_HASHES: z
      .string()
      .regex(serviceSecretsPattern, 'must be name=<sha256 of its secret, 64 hex digits>, separated by commas')
      .transform(parseServiceSecrets),
    /** The cost of a new password's hash. `light` is for tests. */
    PASSWORD_HASHING: z.enum(hashings).default('full'),
    /** The issuers by which members sign in. It contains their secrets. */
    OIDC_ISSUERS: issuersSetting.default([]),
    DEMO_DATA: flag.default(false),
    DEMO_OWNER_ID: z
      .string()
      .regex(/^[0-9a-f]{24}$/, 'must be 24 hex digits')
      .default('000000000000000000000001'),
  })
  .superRefine((settings, context) => {
    const problem = vapidProblem(settings)
    if (problem) context.addIssue({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message: problem })
    if (settings.NODE_ENV !== 'production') return
    for (const name of ['SMTP_URL', 'PUBLIC_URL'] as const)
      if (!settings[name]) context.addIssue({ code: 'custom', path: [name], message: 'must be set in production' })
    if (settings.OIDC_ISSUERS.some(({ issuer }) => !issuer.startsWith('https:')))
      context.addIssue({ code: 'custom', path: ['OIDC_ISSUERS'], message: 'must name https addresses in production' })
    if (settings.PASSWORD_HASHING !== 'full')
      context.addIssue({ code: 'custom', path: ['PASSWORD_HASHING'], message: 'must be full in production' })
  })

export type Config = z.infer<typeof schema> & { PUBLIC_URL: string; MAIL_FROM: string }

/**
 * Reads the settings. PUBLIC_URL has no trailing slash; mail comes from its host by default. Throws an Error that names every invalid
 * setting.
 */
export function readConfig(env: Environment): Config {
  const settings = readSettings(schema, env)
  refuseLocalAddressesInProduction(settings)
  const { PUBLIC_URL = 'http://localhost:3000' } = settings
  const host = settings.NODE_ENV === 'production' ? new URL(PUBLIC_URL).hostname : 'rostra.localhost'
  const MAIL_FROM = settings.MAIL_FROM ?? `Rostra <no-reply@${host}>`
  return { ...settings, MAIL_FROM, PUBLIC_URL: PUBLIC_URL.replace(/\/+$/, '') }
}
