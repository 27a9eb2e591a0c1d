import { randomBytes } from 'node:crypto'
import type { Day } from '../../domain/activity/activity.ts'

/** Bytes of the day and of the conversation in the id of a row. The day comes first, so that rows of a day lie together. */
const dayBytes = 2
const conversationBytes = 12

/** Returns the id of a row. The conversation is an ObjectId in hexadecimal. */
export function rowId(day: Day, conversationId: string): Buffer {
  const id = Buffer.alloc(dayBytes + conversationBytes)
  id.writeUInt16BE(day)
  id.write(conversationId, dayBytes, 'hex')
  return id
}

/** Returns an id of the same day whose conversation is random. */
export const unlinkedRowId = (id: Buffer): Buffer => Buffer.concat([id.subarray(0, dayBytes), randomBytes(conversationBytes)])

/** Returns the least id of a day. */
export const firstRowId = (day: Day): Buffer => rowId(day, '')

export const dayOfRow = (id: Buffer): Day => id.readUInt16BE()

export const conversationOfRow = (id: Buffer): string => id.toString('hex', dayBytes)
