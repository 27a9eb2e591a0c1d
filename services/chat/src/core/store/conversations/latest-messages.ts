import { type Clock, pause, processClock } from '@rostra/kit/async/clock'
import { type mongo, Types } from 'mongoose'
import { endOfGuestUse } from '../../domain/conversations/conversation.ts'
import type { Conversations } from '../../domain/conversations/ports.ts'
import type { ConversationRow } from './conversation-model.ts'

/** How long the latest messages of all conversations are gathered before one write, in milliseconds. */
const gatherMs = 100

const isGuest = { $eq: [{ $substrCP: ['$person', 0, 6] }, 'guest:'] }

interface LatestMessage {
  at: Date
  preview: string
  /** Set only where the conversation has no title. */
  title: string | undefined
}

export interface LatestMessages {
  touch: Conversations['touch']
  /** Stores what was gathered. Later messages are stored at once. */
  close: () => Promise<void>
}

/**
 * Stores the latest message of each conversation, in one command per 100 ms with the last message of each. A command ends before the next
 * begins, so that an earlier message never replaces a later one of this process. A process that is killed loses up to 100 ms of them; they
 * only serve lists.
 */
export function latestMessages(rows: Pick<mongo.Collection<ConversationRow>, 'bulkWrite'>, clock: Clock = processClock): LatestMessages {
  const closing = new AbortController()
  let waiting = new Map<string, LatestMessage>()
  let next: Promise<void> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const store = async () => {
    const messages = [...waiting]
    waiting = new Map()
    next = undefined
    const updates = messages.map(([id, message]) => ({
      updateOne: { filter: { _id: new Types.ObjectId(id) }, update: [{ $set: changeOf(message) }] },
    }))
    await rows.bulkWrite(updates, { ordered: false })
  }

  const gather = async () => {
    const stored = last.then(
      () => undefined,
      () => undefined,
    )
    await pause(gatherMs, clock, closing.signal)
    await stored
    await store()
  }

  return {
    touch: (id, at, preview, title) => {
      const earlier = waiting.get(id)
      waiting.set(id, { at: earlier && earlier.at > at ? earlier.at : at, preview, title: earlier?.title ?? title })
      if (!next) {
        next = gather()
        last = next
      }
      return next
    },
    close: async () => {
      closing.abort()
      await last.catch(() => undefined)
    },
  }
}

/** Returns the update of a row. The stored person decides on the expiry, because a member may have adopted the conversation since. */
const changeOf = ({ at, preview, title }: LatestMessage) => ({
  lastMessageAt: { $max: ['$lastMessageAt', at] },
  preview: { $literal: preview },
  ...(title !== undefined && { title: { $cond: [{ $gt: ['$title', ''] }, '$title', { $literal: title }] } }),
  expiresAt: { $cond: [isGuest, endOfGuestUse(at), '$$REMOVE'] },
})
