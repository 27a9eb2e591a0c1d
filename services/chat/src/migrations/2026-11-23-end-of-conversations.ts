import type { Connection, Types } from 'mongoose'
import { endOfGuestUse, endOfUnused } from '../domain/conversations/conversation.ts'
import { type ConversationRow, conversationModel } from '../store/conversations/conversation-model.ts'

const rowsAtOnce = 1_000
const ofGuests = { person: { $gte: 'guest:', $lt: 'guest;' } }

/**
 * Gives conversations of guests, and those without a message, the end that they would have now; the latter not before a day from now, because they may be
 * open in a browser. Reads all conversations in the order of their ids. Returns the number of changed ones.
 */
export async function endConversations(connection: Connection, now: Date): Promise<number> {
  const rows = conversationModel(connection).collection
  let changed = 0
  let after: Types.ObjectId | undefined
  while (true) {
    const filter = { $or: [ofGuests, { preview: '' }], expiresAt: { $exists: false }, ...(after && { _id: { $gt: after } }) }
    const found = (await rows.find(filter).sort({ _id: 1 }).limit(rowsAtOnce).toArray()) as unknown as ConversationRow[]
    if (found.length === 0) return changed
    await rows.bulkWrite(
      found.map(({ _id, preview, lastMessageAt }) => ({
        // A message that is sent meanwhile sets the preview, and the end with it.
        updateOne: {
          filter: { _id, preview, expiresAt: { $exists: false } },
          update: { $set: { expiresAt: preview === '' ? endOfUnused(now) : endOfGuestUse(lastMessageAt) } },
        },
      })),
      { ordered: false },
    )
    changed += found.length
    after = found.at(-1)?._id
  }
}
