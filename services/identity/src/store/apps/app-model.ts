import { type Scope, scopes } from '@rostra/platform/scope'
import { type Connection, Schema, type Types } from 'mongoose'
import type { App } from '../../domain/apps/app.ts'

/** An app as it is stored. */
export interface AppRow extends Omit<App, 'id' | 'accountId' | 'scopes'> {
  _id: Types.ObjectId
  accountId: Types.ObjectId
  scopes: string[]
}

const schema = new Schema<AppRow>(
  {
    accountId: { type: Schema.Types.ObjectId, required: true },
    clientId: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, default: '' },
    scopes: { type: [String], required: true },
    budget: { type: Number, required: true },
    grantedAt: { type: Date, required: true },
    lastUsedAt: Date,
    expiresAt: { type: Date, required: true },
    epoch: { type: Number, required: true },
  },
  { collection: 'apps', versionKey: false },
)
schema.index({ accountId: 1, grantedAt: -1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const appModel = (connection: Connection) => connection.model<AppRow>('App', schema)

/** Returns the app of a row. Throws an Error for an unknown scope. */
export function toApp({
  _id,
  accountId,
  clientId,
  name,
  url,
  scopes: stored,
  budget,
  grantedAt,
  lastUsedAt,
  expiresAt,
  epoch,
}: AppRow): App {
  const app: App = {
    id: _id.toHexString(),
    accountId: accountId.toHexString(),
    clientId,
    name,
    url,
    scopes: stored.map(readScope),
    budget,
    grantedAt,
    expiresAt,
    epoch,
  }
  if (lastUsedAt) app.lastUsedAt = lastUsedAt
  return app
}

function readScope(stored: string): Scope {
  const scope = scopes.find((known) => known === stored)
  if (!scope) throw new Error(`unknown scope in the database: ${JSON.stringify(stored)}`)
  return scope
}
