import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import { maxPinned, pinsFull } from '../../domain/conversations/conversation.ts'
import type { Conversations } from '../../domain/conversations/ports.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'

type Pins = Pick<Conversations, 'pin' | 'unpin' | 'listPinned'>

const slots = Array.from({ length: maxPinned }, (_, slot) => slot)
const pinned = { pinSlot: { $exists: true } }
const withoutPin = { $unset: { pinSlot: 1, pinnedAt: 1 } } as const

/**
 * Pins of conversations. Each takes one of 20 slots of its person, which a unique index gives to one conversation only, so that concurrent
 * pins on any replicas never exceed 20. A deleted conversation keeps its slot, for its restoration, until another one needs it.
 */
export function conversationPins(model: Model<ConversationRow>): Pins {
  const rows = collectionOf(model)

  /** Makes room by unpinning one that is deleted, and returns its slot. Throws PINS_FULL when there is none. */
  const slotOfDeleted = async (taken: readonly Pick<ConversationRow, '_id' | 'pinSlot' | 'deletedAt'>[]): Promise<number> => {
    const deleted = taken.find(({ deletedAt }) => deletedAt)
    if (deleted?.pinSlot === undefined) throw pinsFull()
    await rows.updateOne({ _id: deleted._id, deletedAt: { $exists: true } }, withoutPin)
    return deleted.pinSlot
  }

  return {
    pin: async (id, person) => {
      const _id = objectId(id)
      if (!_id) return null
      const own = { _id, person, deletedAt: { $exists: false } }
      // Each collision fills a slot, so that the last attempt finds all of them taken.
      for (let attempt = 0; attempt <= maxPinned; attempt++) {
        const row = await rows.findOne(own)
        if (!row || row.pinnedAt) return row && toConversation(row)
        const taken = await rows.find({ person, ...pinned }, { projection: { pinSlot: 1, deletedAt: 1 } }).toArray()
        const free = slots.filter((slot) => taken.every(({ pinSlot }) => pinSlot !== slot))
        // Any of them, so that concurrent pins seldom collide.
        const pinSlot = free[Math.floor(Math.random() * free.length)] ?? (await slotOfDeleted(taken))
        try {
          const change = { $set: { pinSlot, pinnedAt: new Date() } }
          const changed = await rows.findOneAndUpdate({ ...own, pinSlot: { $exists: false } }, change, { returnDocument: 'after' })
          if (changed) return toConversation(changed)
        } catch (error) {
          if (!isDuplicate(error)) throw error
        }
      }
      throw pinsFull()
    },
    unpin: async (id, person) => {
      const _id = objectId(id)
      if (!_id) return null
      const row = await rows.findOneAndUpdate({ _id, person, deletedAt: { $exists: false } }, withoutPin, { returnDocument: 'after' })
      return row && toConversation(row)
    },
    listPinned: async (person) => {
      const found = rows.find({ person, ...pinned, deletedAt: { $exists: false } }, { projection: { _id: 1 }, sort: { pinnedAt: 1 } })
      return (await found.toArray()).map(({ _id }) => _id.toHexString())
    },
  }
}
