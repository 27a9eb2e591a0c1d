import { createHash } from 'node:crypto'
import { type Connection, type Model, Schema } from 'mongoose'

/** A document of the authorization server: a client, an interaction, a grant, a code or a token. */
export interface OAuthDocumentRow {
  /** `<kind>:<id>`; of a code or token, its SHA-256. */
  _id: string
  grantId?: string
  uid?: string
  payload: Record<string, unknown>
  consumedAt?: Date
  expiresAt: Date
}

const schema = new Schema<OAuthDocumentRow>(
  {
    _id: String,
    grantId: String,
    uid: String,
    payload: { type: Schema.Types.Mixed, required: true },
    consumedAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'oauth_documents', versionKey: false, minimize: false },
)
schema.index({ grantId: 1 }, { sparse: true })
schema.index({ uid: 1 }, { sparse: true })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const oauthDocumentModel = (connection: Connection) => connection.model<OAuthDocumentRow>('OAuthDocument', schema)

/** The kinds whose id is a secret that its holder presents. They are stored under its hash, and without it. */
const secretKinds = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode', 'RegistrationAccessToken'])
/** How long a client that has registered itself is kept, in seconds. */
const clientSeconds = 90 * 86_400

export interface OAuthAdapter {
  upsert: (id: string, payload: Record<string, unknown>, expiresIn?: number) => Promise<void>
  find: (id: string) => Promise<Record<string, unknown> | undefined>
  findByUid: (uid: string) => Promise<Record<string, unknown> | undefined>
  findByUserCode: (code: string) => Promise<undefined>
  consume: (id: string) => Promise<void>
  destroy: (id: string) => Promise<void>
  revokeByGrantId: (grantId: string) => Promise<void>
}

/** Returns the store of one kind of documents, as oidc-provider calls it. */
export const oauthAdapter =
  (model: Model<OAuthDocumentRow>, now: () => number) =>
  (kind: string): OAuthAdapter => {
    const isSecret = secretKinds.has(kind)
    const keyOf = (id: string) => `${kind}:${isSecret ? createHash('sha256').update(id).digest('base64url') : id}`
    const read = (row: OAuthDocumentRow | null, id?: string) => {
      if (!row || row.expiresAt.getTime() <= now()) return undefined
      const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1_000) } : {}
      return { ...row.payload, ...(isSecret && id !== undefined && { jti: id }), ...consumed }
    }
    return {
      upsert: async (id, { jti, ...rest }, expiresIn = clientSeconds) => {
        const payload = isSecret || jti === undefined ? rest : { jti, ...rest }
        const { grantId, uid } = rest
        const fields = {
          payload,
          expiresAt: new Date(now() + 1_000 * expiresIn),
          ...(typeof grantId === 'string' && { grantId }),
          ...(typeof uid === 'string' && { uid }),
        }
        await model.updateOne({ _id: keyOf(id) }, { $set: fields }, { upsert: true })
      },
      find: async (id) => read(await model.findOne({ _id: keyOf(id) }).lean<OAuthDocumentRow | null>(), id),
      findByUid: async (uid) =>
        read(await model.findOne({ uid, _id: { $gt: `${kind}:`, $lt: `${kind};` } }).lean<OAuthDocumentRow | null>()),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        await model.updateOne({ _id: keyOf(id) }, { $set: { consumedAt: new Date(now()) } })
      },
      destroy: async (id) => {
        await model.deleteOne({ _id: keyOf(id) })
      },
      revokeByGrantId: async (grantId) => {
        await model.deleteMany({ grantId })
      },
    }
  }
