import { type Connection, Schema } from 'mongoose'

/** What all personas of an owner share. Every creation writes it, so that two concurrent creations of one owner conflict. */
export interface OwnerRow {
  _id: string
  /** Number of creations. */
  creations?: number
  isSuspended?: boolean
  /** The time of the last change of `isSuspended`. An earlier one is ignored. */
  suspensionChangedAt?: Date
  /** The role as its last change says; absent before one. */
  role?: string
  /** The time of the last change of `role`. An earlier one is ignored. */
  roleChangedAt?: Date
}

const schema = new Schema<OwnerRow>(
  { _id: String, creations: Number, isSuspended: Boolean, suspensionChangedAt: Date, role: String, roleChangedAt: Date },
  { collection: 'owners', versionKey: false },
)

export const ownerModel = (connection: Connection) => connection.model<OwnerRow>('Owner', schema)
