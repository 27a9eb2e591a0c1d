import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'
import type { ChatState } from '../session/chat-state.ts'

const storageKey = 'rostra.guest-sent'

/** The most messages of a guest. */
export const maxGuestMessages = 10

/** Reports whether the server refused a message because the guest must sign up. */
export const needsAccount = (refusal: ChatState['refusal']): boolean =>
  refusal?.reason === 'GUEST_LIMIT' || refusal?.reason === 'ADDRESS_LIMIT'

/**
 * Returns how many messages a guest has left before sign-up: 0 also after a refusal, null for a member. Counts the messages of this tab and
 * of this conversation. The server counts too, and refuses with GUEST_LIMIT, or with ADDRESS_LIMIT for all guests of a network.
 */
export function useGuestLimit(isGuest: boolean, { accepted, refusal }: ChatState, inConversation: number): number | null {
  const [before] = useState(() => Number(readStored(storageKey, 'session')))
  const sent = Math.max(before, inConversation) + accepted

  useEffect(() => {
    writeStored(storageKey, isGuest ? String(sent) : null, 'session')
  }, [isGuest, sent])

  if (!isGuest) return null
  return needsAccount(refusal) ? 0 : Math.max(0, maxGuestMessages - sent)
}
