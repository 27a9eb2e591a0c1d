import { Types } from 'mongoose'

/** The order in which rows were started; `_id` decides within one millisecond. */
export const startOrder = { startedAt: 1, _id: 1 } as const

/** Returns a filter for the rows after this one in start order. */
export const startedAfter = ({ startedAt, id }: { startedAt: Date; id: string }) => ({
  $or: [{ startedAt: { $gt: startedAt } }, { startedAt, _id: { $gt: new Types.ObjectId(id) } }],
})
