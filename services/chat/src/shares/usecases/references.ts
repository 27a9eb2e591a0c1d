import type { Log } from '@rostra/kit/log'
import { type Conversation, conversationNotFound } from '../../core/domain/conversations/conversation.ts'
import type { References } from '../../core/domain/conversations/ports.ts'
import type { Ports } from '../domain/ports.ts'
import { messagesOfReference, type Share } from '../domain/share.ts'

interface Needed {
  shares: Pick<Ports['shares'], 'byTokenHash' | 'copyInto'>
  /** Called with the id of a conversation that has got exchanges without events. */
  copied: (conversationId: string) => Promise<void>
  log: Log
}

/** Returns how core reads and continues conversations that only refer to a share. */
export function references({ shares, copied, log }: Needed): References {
  const shareOf = async ({ refersTo = '' }: Conversation): Promise<Share> => {
    const share = await shares.byTokenHash(refersTo)
    if (!share) throw conversationNotFound()
    return share
  }
  return {
    messagesOf: async (conversation) => messagesOfReference(await shareOf(conversation), conversation),
    copy: async (conversation) => {
      if (!(await shares.copyInto(conversation, await shareOf(conversation)))) return
      // The copied exchanges have no events, so their search entries are stored here, without waiting for them.
      copied(conversation.id).catch((err) => log.warn({ err, conversationId: conversation.id }, 'a copy is not found by a search'))
    },
  }
}
