import type { QueryClient } from '@tanstack/react-query'
import { onSessionEnd } from '../../api/fetch-as-caller.ts'
import { hasSessionHint } from '../../lib/session-hint.ts'
import { takeOverGuestDrafts } from './session/tab-drafts.ts'
import { userQuery } from './user.ts'

/**
 * Refetches a member when the page is shown again, and when a call was answered as a visitor's, because the session may have ended
 * elsewhere; a visitor after a sign-in in another tab. Sends no request for other visitors. To be called once the page's data is hydrated.
 */
export function followSignIns(client: QueryClient): void {
  const check = async () => {
    const user = client.getQueryData(userQuery.queryKey)
    if (document.hidden || user === undefined || (user === null && !hasSessionHint())) return
    await client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true })
    const changed = client.getQueryData(userQuery.queryKey)
    if (changed?.id === user?.id) return
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'conversation' })
  }
  // The page of a member who signed in elsewhere, or by another site: its guest was in this tab.
  const member = client.getQueryData(userQuery.queryKey)
  if (member) takeOverGuestDrafts(member.id)
  onSessionEnd(() => void client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }))
  document.addEventListener('visibilitychange', () => void check())
  window.addEventListener('focus', () => void check())
}
