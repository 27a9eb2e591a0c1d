import { randomUUID } from 'node:crypto'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import type { Redis } from '@rostra/kit/stores/redis'
import type { Member } from '@rostra/platform/caller'
import { z } from 'zod'

/** One session that identity has ended, or all sessions of an account except one. */
export type Revocation = { sessionId: string } | { accountId: string; exceptSessionId?: string }

export interface Revocations {
  /**
   * Ends the cached sessions and the open streams of a revocation, on every replica. Other replicas notice within 0.9 s while Redis is
   * away.
   */
  announce: (revocation: Revocation) => Promise<void>
}

export interface RevocationsOptions {
  publisher: Redis
  /** A connection of its own: one that subscribes takes no other commands. */
  subscriber: Redis
  channel: string
  log: Log
  /** Called for the revocations of every replica, including this one. */
  onRevoked: (hasEnded: (member: Member) => boolean) => void
  /** Called when revocations may have been missed, because the connection was lost. */
  onMissed: () => void
}

const messageSchema = z.object({
  from: z.string(),
  revocation: z.union([z.object({ sessionId: z.string() }), z.object({ accountId: z.string(), exceptSessionId: z.string().optional() })]),
})

/** Subscribes to the revocations of the other replicas. */
export async function createRevocations(options: RevocationsOptions): Promise<Revocations> {
  const { publisher, subscriber, channel, log, onRevoked, onMissed } = options
  const self = randomUUID()
  const failures = logEpisodes(log, { began: 'revocations cannot be published', ended: 'revocations are published again' })

  subscriber.on('message', (_channel, text) => {
    const { success, data } = messageSchema.safeParse(parseJson(text))
    if (!success) log.error('a revocation of another replica is not readable')
    else if (data.from !== self) onRevoked(matcherOf(data.revocation))
  })
  await subscriber.subscribe(channel)
  subscriber.on('ready', onMissed)

  return {
    announce: async (revocation) => {
      onRevoked(matcherOf(revocation))
      try {
        await publisher.publish(channel, JSON.stringify({ from: self, revocation }))
        failures.recovered()
      } catch (error) {
        failures.failed(error)
      }
    },
  }
}

const matcherOf =
  (revocation: Revocation) =>
  ({ id, sessionId }: Member): boolean =>
    'sessionId' in revocation ? sessionId === revocation.sessionId : id === revocation.accountId && sessionId !== revocation.exceptSessionId

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
