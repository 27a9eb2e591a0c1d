import type { JWK } from 'jose'
import { type Connection, Schema } from 'mongoose'

export interface SigningKeyRow {
  kid: string
  publicJwk: JWK
  /** The private part, PKCS #8, sealed under the key's id. */
  sealed: string
  createdAt: Date
}

/** Both live keys stand in one document, so that they change together and one replica at a time. */
export interface KeyRingRow {
  _id: 'ring'
  current: SigningKeyRow
  previous?: SigningKeyRow
}

const key = new Schema<SigningKeyRow>(
  {
    kid: { type: String, required: true },
    publicJwk: { type: Object, required: true },
    sealed: { type: String, required: true },
    createdAt: Date,
  },
  { _id: false },
)
const schema = new Schema<KeyRingRow>(
  { _id: String, current: { type: key, required: true }, previous: key },
  { collection: 'signing_keys', versionKey: false },
)

export const signingKeyModel = (connection: Connection) => connection.model<KeyRingRow>('KeyRing', schema)
