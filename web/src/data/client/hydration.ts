import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { hasSessionHint } from '../../lib/session-hint.ts'

/** The id of the element that holds the data of a server-rendered page. */
const elementId = 'rendered-data'

type QueryData = [key: QueryKey, data: unknown][]

/** Returns an HTML element with the successful queries of a client as JSON. The browser runs no script; `<` is escaped. */
export function dehydrate(client: QueryClient): string {
  const successful = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  const queries: QueryData = successful.map(({ queryKey, state }) => [queryKey, state.data])
  return `<script type="application/json" id="${elementId}">${JSON.stringify(queries).replaceAll('<', '\\u003c')}</script>`
}

/** Reports whether the server rendered this page, and it is not hydrated yet. */
export const isServerRendered = () => document.getElementById(elementId) !== null

/** The time at which the data of this page was filled in, in milliseconds since the epoch; 0 when the server did not render it. */
let hydratedAt = 0
/** How long that data needs no refetch, in milliseconds: until the page's components are mounted. */
const freshMs = 10_000

/**
 * Fills a client with the data that the server rendered this page from. The data counts as fetched now. Returns false, and fills in
 * nothing, when the page was rendered for another reader: a visitor's cached page may be older than the sign-in.
 */
export function hydrateQueries(client: QueryClient): boolean {
  const queries: QueryData = JSON.parse(document.getElementById(elementId)?.textContent ?? '[]')
  const [, user = null] = queries.find(([key]) => key.length === 1 && key[0] === 'user') ?? []
  if ((user !== null) !== hasSessionHint()) return false
  hydratedAt = Date.now()
  for (const [key, data] of queries) client.setQueryData(key, data, { updatedAt: hydratedAt })
  return true
}

/** The option `refetchOnMount` of a query that is refetched whenever it is shown, but not while the page has the server's data. */
export const whenShownAgain = ({ state }: Pick<Query, 'state'>): 'always' | false =>
  state.dataUpdatedAt === hydratedAt && Date.now() - hydratedAt < freshMs ? false : 'always'

/** Removes the data from the page. */
export const removeDehydrated = () => document.getElementById(elementId)?.remove()
