import { type Scope, scopes } from '@rostra/platform/scope'
import type { AppSpending__Output } from '@rostra/proto/gen/rostra/billing/v1/AppSpending'
import type { App__Output } from '@rostra/proto/gen/rostra/identity/v1/App'
import type { AppRequest__Output } from '@rostra/proto/gen/rostra/identity/v1/AppRequest'
import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { knownValue } from '../wire-value.ts'
import { scopeSchema } from './access-key.ts'

const name = z.string().meta({ description: 'As the app calls itself; not verified' })
const url = z.string().meta({ description: 'The page of the app, https; empty for none. Not verified' })

export const appSchema = z
  .object({
    id: z.string(),
    name,
    url,
    scopes: z.array(scopeSchema),
    budget: z.int().meta({ description: 'The credits that it may spend in total' }),
    spent: z.int().meta({ description: 'The credits that it has spent, with those that are held for it' }),
    grantedAt: timestamp,
    lastUsedAt: timestamp.nullable().meta({ description: 'Accurate to a minute; null for an app that has not called yet' }),
  })
  .meta({ id: 'App' })

export type AppJson = z.infer<typeof appSchema>

const scopesOf = (granted: readonly string[]) => granted.map((scope): Scope => knownValue(scopes, scope))

export const toApps = (apps: readonly App__Output[], spending: readonly AppSpending__Output[]): AppJson[] => {
  const spentBy = new Map(spending.map(({ id, credits }) => [id, credits]))
  return apps.map(({ scopes: granted, lastUsedAt, ...app }) => ({
    ...app,
    scopes: scopesOf(granted),
    spent: spentBy.get(app.id) ?? 0,
    lastUsedAt: lastUsedAt || null,
  }))
}

export const appRequestSchema = z
  .object({
    id: z.string(),
    name,
    url,
    destination: z.string().meta({ description: 'Where the browser goes afterwards: a host, `localhost`, or a scheme with a colon' }),
    scopes: z.array(scopeSchema),
    accessDays: z.int().meta({ description: 'The days for which the access lasts, unless the member removes the app' }),
  })
  .meta({ id: 'AppRequest' })

export const toAppRequest = ({ scopes: asked, ...request }: AppRequest__Output): z.infer<typeof appRequestSchema> => ({
  ...request,
  scopes: scopesOf(asked),
})
