import { QueryClient } from '@tanstack/react-query'
import { actAsGuest } from '../../api/fetch-as-caller.ts'
import { createGuestToken, requestGuest } from '../../api/guest-token.ts'
import { readStored, separateStorage, writeStored } from '../../lib/storage.ts'
import { queryClient } from '../client/query-client.ts'

const storageKey = 'rostra.guest-token'

/** The page of another website, which keeps who its visitor is. */
export interface VisitorKeeper {
  /** Null when the page keeps nothing. */
  visitor: Promise<{ origin: string; token: string } | null>
  keep: (token: string) => void
}

/**
 * Makes this page call the API as a separate guest, per embedded persona and tab, or as the visitor whom the page around it knows.
 * Returns a query client without a signed-in user. Storage is separate from the site's.
 */
export function startGuestSession(slug: string, keeper: VisitorKeeper | null): QueryClient {
  separateStorage(`embed.${slug}`)
  let latest: string | undefined
  const requestVisitor = async (current: string | null): Promise<Response> => {
    const visitor = await keeper?.visitor
    return visitor ? fetchVisitor(slug, visitor.origin, latest ?? visitor.token) : requestGuest(current)
  }
  actAsGuest(
    createGuestToken({
      request: requestVisitor,
      now: () => Date.now(),
      read: () => readStored(storageKey, 'session'),
      write: ({ token, visitorToken }) => {
        writeStored(storageKey, token, 'session')
        if (visitorToken === undefined) return
        latest = visitorToken
        keeper?.keep(visitorToken)
      },
    }),
  )
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  client.setQueryDefaults(['user'], { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(['user'], null)
  return client
}

const fetchVisitor = (slug: string, origin: string, visitorToken: string): Promise<Response> =>
  fetch(`/api/embed/${encodeURIComponent(slug)}/visitor`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ origin, visitorToken }),
    credentials: 'omit',
  })
