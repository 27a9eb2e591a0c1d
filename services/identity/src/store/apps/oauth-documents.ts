import { createHash } from 'node:crypto'
import { type Connection, type Model, Schema } from 'mongoose'
import { errors } from 'oidc-provider'
import type { OAuthAdapter } from '../../domain/apps/ports.ts'

/** A document of the authorization server: a client, a request, a grant, a code or a token. */
export interface OAuthDocumentRow {
  /** `<kind>:<id>`; of a code or a token, its SHA-256. */
  _id: string
  /** The id of the app to which it belongs. */
  grantId?: string
  payload: Record<string, unknown>
  consumedAt?: Date
  expiresAt: Date
}

const schema = new Schema<OAuthDocumentRow>(
  {
    _id: String,
    grantId: String,
    payload: { type: Schema.Types.Mixed, required: true },
    consumedAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'oauth_documents', versionKey: false, minimize: false },
)
schema.index({ grantId: 1 }, { sparse: true })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const oauthDocumentModel = (connection: Connection) => connection.model<OAuthDocumentRow>('OAuthDocument', schema)

/** The kinds whose id is a secret that its holder presents. They are stored under its hash, and without it. */
const secretKinds = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode'])
/** How long a client that has registered itself is kept without a grant, in seconds. */
const clientSeconds = 86_400

export interface OAuthDocuments {
  adapter: (kind: string) => OAuthAdapter
  /** Keeps a client that has registered itself until a time. */
  keepClient: (clientId: string, until: Date) => Promise<void>
}

export interface OAuthDocumentsOptions {
  model: Model<OAuthDocumentRow>
  /** Whether the app of a grant may act. */
  isActive: (grantId: string) => Promise<boolean>
  /** Removes the app of a grant. */
  endApp: (grantId: string) => Promise<void>
  now: () => number
}

const keyOf = (kind: string, id: string) => `${kind}:${secretKinds.has(kind) ? createHash('sha256').update(id).digest('base64url') : id}`

/** Stores the documents of the authorization server in MongoDB. A grant is the document of an app, and found only while its app may act. */
export function mongoOAuthDocuments({ model, isActive, endApp, now }: OAuthDocumentsOptions): OAuthDocuments {
  const adapter = (kind: string): OAuthAdapter => {
    const isSecret = secretKinds.has(kind)
    const isGrant = kind === 'Grant'
    return {
      upsert: async (id, { jti, ...rest }, expiresIn = clientSeconds) => {
        const payload = isSecret || jti === undefined ? rest : { jti, ...rest }
        const grantId = isGrant ? id : rest.grantId
        const expiresAt = new Date(now() + 1_000 * expiresIn)
        const fields = { payload, expiresAt, ...(typeof grantId === 'string' && { grantId }) }
        await model.updateOne({ _id: keyOf(kind, id) }, { $set: fields }, { upsert: true })
      },
      find: async (id) => {
        const row = await model.findOne({ _id: keyOf(kind, id) }).lean<OAuthDocumentRow | null>()
        if (!row || row.expiresAt.getTime() <= now()) return undefined
        if (isGrant && !(await isActive(id))) return undefined
        const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1_000) } : {}
        return { ...row.payload, ...(isSecret && { jti: id }), ...consumed }
      },
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      // Of two concurrent uses of a code or a refresh token one succeeds.
      consume: async (id) => {
        const unused = { _id: keyOf(kind, id), consumedAt: { $exists: false } }
        const { modifiedCount } = await model.updateOne(unused, { $set: { consumedAt: new Date(now()) } })
        if (modifiedCount === 0) throw new errors.InvalidGrant('already used')
      },
      destroy: async (id) => {
        await model.deleteOne({ _id: keyOf(kind, id) })
        if (isGrant) await endApp(id)
      },
      revokeByGrantId: async (grantId) => {
        await model.deleteMany({ grantId, _id: { $gt: `${kind}:`, $lt: `${kind};` } })
      },
    }
  }
  return {
    adapter,
    keepClient: async (clientId, until) => {
      await model.updateOne({ _id: keyOf('Client', clientId) }, { $max: { expiresAt: until } })
    },
  }
}
