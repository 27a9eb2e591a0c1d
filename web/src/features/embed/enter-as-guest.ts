import { QueryClient } from '@tanstack/react-query'
import { actAsGuest } from '../../api/fetch-as.ts'
import { createGuestToken } from '../../api/guest-token.ts'
import { queryClient } from '../../app/query-client.ts'
import { keepApart, readStored, writeStored } from '../../components/stored.ts'

const storedAs = 'rostra.guest-token'

/** Makes this page act as a guest who belongs to one embed and one tab. Gives the answers' store, in which nobody is signed in. */
export function enterAsGuest(slug: string): QueryClient {
  keepApart(`embed.${slug}`)
  actAsGuest(
    createGuestToken({
      fetch: (path, init) => fetch(path, init),
      now: () => Date.now(),
      read: () => readStored(storedAs, 'session'),
      write: (token) => writeStored(storedAs, token, 'session'),
    }),
  )
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  client.setQueryDefaults(['user'], { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(['user'], null)
  return client
}
