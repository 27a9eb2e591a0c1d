import { Types } from 'mongoose'

/** The ObjectId behind an id of ours; null for text that is none. */
export const objectId = (id: string): Types.ObjectId | null => (/^[0-9a-f]{24}$/.test(id) ? new Types.ObjectId(id) : null)
