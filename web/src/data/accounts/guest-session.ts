import { QueryClient } from '@tanstack/react-query'
import { actAsGuest } from '../../api/fetch-as-caller.ts'
import { createGuestToken } from '../../api/guest-token.ts'
import { readStored, separateStorage, writeStored } from '../../lib/storage.ts'
import { queryClient } from '../client/query-client.ts'

const storageKey = 'rostra.guest-token'

/**
 * Makes this page call the API as a separate guest, per embedded persona and tab. Returns a query client without a signed-in user.
 * Storage is separate from the site's.
 */
export function startGuestSession(slug: string): QueryClient {
  separateStorage(`embed.${slug}`)
  actAsGuest(
    createGuestToken({
      fetch: (path, init) => fetch(path, init),
      now: () => Date.now(),
      read: () => readStored(storageKey, 'session'),
      write: (token) => writeStored(storageKey, token, 'session'),
    }),
  )
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  client.setQueryDefaults(['user'], { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(['user'], null)
  return client
}
