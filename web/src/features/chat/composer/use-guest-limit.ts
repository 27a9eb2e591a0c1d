import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'
import type { ChatState } from '../session/chat-state.ts'

const storageKey = 'rostra.guest-sent'

/** The most messages of a guest. */
const maxGuestMessages = 10

/** Reports whether the server refused a message because the guest must sign up. */
export const needsAccount = (refusal: ChatState['refusal']): boolean =>
  refusal?.reason === 'GUEST_LIMIT' || refusal?.reason === 'ADDRESS_LIMIT'

/**
 * Reports whether a guest has used up the messages before sign-up. Counts the messages of this tab and of this conversation. The server
 * counts too, and refuses with GUEST_LIMIT, or with ADDRESS_LIMIT for all guests of a network.
 */
export function useGuestLimit(isGuest: boolean, { accepted, refusal, busy }: ChatState, inConversation: number): boolean {
  const [before] = useState(() => Number(readStored(storageKey, 'session')))
  const sent = Math.max(before, inConversation) + accepted

  useEffect(() => {
    writeStored(storageKey, isGuest ? String(sent) : null, 'session')
  }, [isGuest, sent])

  return isGuest && !busy && (sent >= maxGuestMessages || needsAccount(refusal))
}
