import type { QueryClient } from '@tanstack/react-query'
import { writeStored } from '../../lib/storage.ts'

/** A write to this key makes the other tabs of the browser refetch credits. */
const storageKey = 'rostra.credits'

function refetchCredits(client: QueryClient) {
  void client.invalidateQueries({ queryKey: ['user', 'status'] })
  void client.invalidateQueries({ queryKey: ['payments'] })
  void client.invalidateQueries({ queryKey: ['ledger'] })
}

/** Refetches everything that shows credits, in this tab and in the browser's other tabs. */
export function refreshCredits(client: QueryClient) {
  refetchCredits(client)
  writeStored(storageKey, String(Date.now()))
}

/** When credits are refetched again after work has ended, in milliseconds: an event settles its hold a moment later. */
const settling = [500, 2_000]

/** Refreshes credits at once, and again once the hold of work that has just ended is settled. */
export function refreshSettledCredits(client: QueryClient) {
  refreshCredits(client)
  for (const ms of settling) setTimeout(() => refreshCredits(client), ms)
}

/** Refetches credits when another tab has called `refreshCredits`. */
export function followCreditRefreshes(client: QueryClient) {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) refetchCredits(client)
  })
}
