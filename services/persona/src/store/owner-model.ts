import { type Connection, Schema } from 'mongoose'

/** Written by every creation, so that two of one owner can't happen side by side. */
export interface OwnerRow {
  _id: string
  creations: number
}

const schema = new Schema<OwnerRow>({ _id: String, creations: Number }, { collection: 'owners', versionKey: false })

export const ownerModel = (connection: Connection) => connection.model<OwnerRow>('Owner', schema)
