import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { WantedConversation } from '../../data/chat/conversations.ts'

/** The conversation that an entry of the browser's history showed, by the entry's key; for this page load. */
const shown = new Map<string, string>()

/**
 * Returns the conversation of the query parameter `conversation`. Without it, back and forward return to the conversation that the entry of
 * the browser's history showed before.
 */
export function useWantedConversation(): WantedConversation {
  const { key } = useLocation()
  const [address] = useSearchParams()
  const named = address.get('conversation')
  return useMemo(() => ({ conversationId: named ?? shown.get(key) ?? null, isNamed: named !== null }), [key, named])
}

/** Stores the conversation of the current history entry; null while it loads. */
export function useRememberShown(conversationId: string | null) {
  const { key } = useLocation()
  useEffect(() => {
    // Only the first conversation: one that replaces it belongs to the next entry.
    if (conversationId !== null && !shown.has(key)) shown.set(key, conversationId)
  }, [key, conversationId])
}
