import { Types } from 'mongoose'

/** The id as MongoDB keeps it; null for a string that can't be one. */
export const objectId = (id: string): Types.ObjectId | null => (/^[0-9a-f]{24}$/.test(id) ? new Types.ObjectId(id) : null)
