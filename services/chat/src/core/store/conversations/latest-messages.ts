import { type Clock, pause, processClock } from '@rostra/kit/async/clock'
import { type mongo, Types } from 'mongoose'
import { endOfGuestUse } from '../../domain/conversations/conversation.ts'
import type { Conversations } from '../../domain/conversations/ports.ts'
import type { ConversationRow } from './conversation-model.ts'

/** Milliseconds for which the latest messages of all conversations are gathered. */
const gatherMs = 100

const isGuest = { $eq: [{ $substrCP: ['$person', 0, 6] }, 'guest:'] }

interface LatestMessage {
  at: Date
  preview: string
  /** For a conversation without one. */
  title: string | undefined
}

export interface LatestMessages {
  touch: Conversations['touch']
  /** Stores what has been gathered. From then on nothing waits. */
  close: () => Promise<void>
}

/**
 * Stores the latest message of each conversation: those of 100 ms with one command, the last one of a conversation only. One command ends before the
 * next one begins, so that an earlier message never replaces a later one of this process. A process that is killed loses those of 100 ms.
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

/** The stored person decides on the end: a member may have adopted the conversation since its message was sent. */
const changeOf = ({ at, preview, title }: LatestMessage) => ({
  lastMessageAt: { $max: ['$lastMessageAt', at] },
  preview: { $literal: preview },
  ...(title !== undefined && { title: { $cond: [{ $gt: ['$title', ''] }, '$title', { $literal: title }] } }),
  expiresAt: { $cond: [isGuest, endOfGuestUse(at), '$$REMOVE'] },
})
