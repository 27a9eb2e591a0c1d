import { type Connection, Schema } from 'mongoose'

/** The creation counter of an owner. Every creation writes it, so that two concurrent creations of one owner conflict. */
interface OwnerRow {
  _id: string
  creations: number
}

const schema = new Schema<OwnerRow>({ _id: String, creations: Number }, { collection: 'owners', versionKey: false })

export const ownerModel = (connection: Connection) => connection.model<OwnerRow>('Owner', schema)
