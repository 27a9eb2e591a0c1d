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

/** Refetches credits when another tab has called `refreshCredits`. */
export function followCreditRefreshes(client: QueryClient) {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) refetchCredits(client)
  })
}
