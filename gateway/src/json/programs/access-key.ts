import { type Scope, scopes } from '@rostra/platform/scope'
import type { AccessKey__Output } from '@rostra/proto/gen/rostra/identity/v1/AccessKey'
import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { knownValue } from '../wire-value.ts'

export const scopeSchema = z.enum(scopes).meta({
  id: 'Scope',
  description:
    '`chat`: ask personas. `read`: personas, own conversations, the zeitgeist and the news. `experts`: the circle and discussions',
})

export const accessKeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(scopeSchema),
    start: z.string().meta({ description: 'The first characters of the key' }),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable().meta({ description: 'Accurate to a minute; null for a key that was never used' }),
    expiresAt: timestamp.nullable().meta({ description: 'Null for a key that does not expire. An expired key is listed for 30 days' }),
  })
  .meta({ id: 'AccessKey' })

export type AccessKeyJson = z.infer<typeof accessKeySchema>

export const toAccessKey = ({ scopes: granted, lastUsedAt, expiresAt, ...key }: AccessKey__Output): AccessKeyJson => ({
  ...key,
  scopes: granted.map((scope): Scope => knownValue(scopes, scope)),
  lastUsedAt: lastUsedAt || null,
  expiresAt: expiresAt || null,
})
