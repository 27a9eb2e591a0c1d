import { useEffect, useState } from 'react'
import type { ChatState } from '../../chat/chat-session.ts'
import { limits } from '../../chat/limits.ts'
import { readStored, writeStored } from '../../components/stored.ts'

const sentBefore = 'rostra.guest-sent'

/**
 * Whether a guest has used up the messages before sign-up. Counts those of this tab and those of this conversation;
 * the server's own count has the last word, through the refusal GUEST_LIMIT.
 */
export function useGuestLimit(isGuest: boolean, { accepted, refusal, busy }: ChatState, inConversation: number): boolean {
  const [before] = useState(() => Number(readStored(sentBefore, 'session')))
  const sent = Math.max(before, inConversation) + accepted

  useEffect(() => {
    writeStored(sentBefore, isGuest ? String(sent) : null, 'session')
  }, [isGuest, sent])

  return isGuest && !busy && (sent >= limits.guestMessages || refusal === 'GUEST_LIMIT')
}
