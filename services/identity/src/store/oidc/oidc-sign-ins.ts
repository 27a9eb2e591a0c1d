import { type Connection, type Model, Schema } from 'mongoose'
import type { OidcSignIns, StartedSignIn, WaitingSignUp } from '../../domain/oidc/ports.ts'

/** A sign-in that has left for an issuer, by the hash of its state; or a sign-up that waits, by the hash of the browser's secret. */
interface OidcSignInRow extends Partial<Omit<StartedSignIn, 'stateHash'>>, Partial<WaitingSignUp> {
  _id: string
  expiresAt: Date
}

const schema = new Schema<OidcSignInRow>(
  {
    _id: String,
    browserHash: String,
    issuerId: { type: String, required: true },
    next: String,
    accountId: String,
    sessionId: String,
    subject: String,
    email: String,
    isProven: Boolean,
    name: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'oidc_sign_ins', versionKey: false },
)
schema.index({ accountId: 1 }, { sparse: true })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const oidcSignInModel = (connection: Connection) => connection.model<OidcSignInRow>('OidcSignIn', schema)

/** Stores unfinished sign-ins by an issuer in MongoDB. */
export function mongoOidcSignIns(model: Model<OidcSignInRow>): OidcSignIns {
  return {
    start: async ({ stateHash, ...signIn }) => {
      await model.create({ _id: stateHash, ...signIn })
    },
    take: async (stateHash, browserHash, now) => {
      const filter = { _id: stateHash, browserHash, expiresAt: { $gt: new Date(now) } }
      const row = await model.findOneAndDelete(filter).lean<OidcSignInRow | null>()
      return row && toStarted(row)
    },
    keepSignUp: async ({ browserHash, ...signUp }) => {
      await model.updateOne({ _id: browserHash }, { $set: signUp }, { upsert: true })
    },
    findSignUp: async (browserHash, now) => {
      const row = await model.findOne({ _id: browserHash, expiresAt: { $gt: new Date(now) } }).lean<OidcSignInRow | null>()
      return row && toSignUp(row)
    },
    endSignUp: async (browserHash) => {
      await model.deleteOne({ _id: browserHash })
    },
    removeOfAccount: async (accountId) => {
      await model.deleteMany({ accountId })
    },
  }
}

const toStarted = ({ _id, browserHash = '', issuerId = '', next = '', accountId, sessionId, expiresAt }: OidcSignInRow): StartedSignIn => ({
  stateHash: _id,
  browserHash,
  issuerId,
  next,
  expiresAt,
  ...(accountId && { accountId }),
  ...(sessionId && { sessionId }),
})

const toSignUp = ({
  _id,
  issuerId = '',
  subject = '',
  email = '',
  isProven = false,
  name = '',
  expiresAt,
}: OidcSignInRow): WaitingSignUp => ({
  browserHash: _id,
  issuerId,
  subject,
  email,
  isProven,
  name,
  expiresAt,
})
