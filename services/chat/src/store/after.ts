import { Types } from 'mongoose'

/** Matches what comes after a row in the order of `startedAt` and `_id`. */
export const after = ({ startedAt, id }: { startedAt: Date; id: string }) => ({
  $or: [{ startedAt: { $gt: startedAt } }, { startedAt, _id: { $gt: new Types.ObjectId(id) } }],
})
