import { type Connection, Schema } from 'mongoose'
import type { OwnModel } from '../domain/own-model.ts'

export interface OwnModelRow {
  /** The id of the persona. */
  _id: string
  ownerId: string
  baseUrl: string
  model: string
  /** Absent for a server that needs no key. */
  sealedKey?: string
  setAt: Date
  failures: number
  failingSince?: Date
  lastFailure?: string
  /** Until when it is not asked. */
  restsUntil?: Date
}

const schema = new Schema<OwnModelRow>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    baseUrl: { type: String, required: true },
    model: { type: String, required: true },
    sealedKey: String,
    setAt: { type: Date, required: true },
    failures: { type: Number, required: true },
    failingSince: Date,
    lastFailure: String,
    restsUntil: Date,
  },
  { collection: 'own_models', versionKey: false },
)
schema.index({ ownerId: 1, _id: 1 })

export const ownModelModel = (connection: Connection) => connection.model<OwnModelRow>('OwnModel', schema)

/** Returns the model of a row, without its key. */
export const toOwnModel = (row: OwnModelRow): OwnModel => ({
  personaId: row._id,
  ownerId: row.ownerId,
  baseUrl: row.baseUrl,
  model: row.model,
  hasKey: row.sealedKey !== undefined,
  setAt: row.setAt,
  failures: row.failures,
  failingSince: row.failingSince ?? null,
  lastFailure: row.lastFailure ?? '',
})
