import type { QueryClient } from '@tanstack/react-query'
import { hasSessionHint } from './session-hint.ts'
import { userQuery } from './user.ts'

/** Refetches the user when the page is shown after a sign-in or sign-out in another tab. Sends no request without one. */
export function followSignIns(client: QueryClient): void {
  const check = async () => {
    const user = client.getQueryData(userQuery.queryKey)
    if (document.hidden || user === undefined || (user !== null) === hasSessionHint()) return
    await client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true })
    const changed = client.getQueryData(userQuery.queryKey)
    if (changed?.id === user?.id) return
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'conversation' })
  }
  document.addEventListener('visibilitychange', () => void check())
  window.addEventListener('focus', () => void check())
}
