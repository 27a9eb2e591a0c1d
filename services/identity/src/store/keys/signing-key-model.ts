import { type Connection, Schema } from 'mongoose'
import type { PublicJwk } from '../../domain/keys/key-ring.ts'

export interface SigningKeyRow {
  kid: string
  publicJwk: PublicJwk
  /** The private key as PKCS #8, sealed with the key id as label. */
  sealed: string
  createdAt: Date
}

/** Both keys are in one document, so that a rotation is one compare-and-set. */
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
