import type { QueryClient } from '@tanstack/react-query'
import { writeStored } from '../../components/stored.ts'

const key = 'rostra.credits'

/** Asks again for everything that shows credits. */
function refreshCredits(client: QueryClient) {
  void client.invalidateQueries({ queryKey: ['user', 'status'] })
  void client.invalidateQueries({ queryKey: ['payments'] })
  void client.invalidateQueries({ queryKey: ['ledger'] })
}

/** Credits have come in: shows them here and in the other tabs of this browser. */
export function tellOfCredits(client: QueryClient) {
  refreshCredits(client)
  writeStored(key, String(Date.now()))
}

/** From here on this tab shows the credits that another one has seen coming in. */
export function hearOfCredits(client: QueryClient) {
  window.addEventListener('storage', (event) => {
    if (event.key === key) refreshCredits(client)
  })
}
