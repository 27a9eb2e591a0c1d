import type { QueryClient, QueryKey } from '@tanstack/react-query'

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

/** Fills a client with the data that the server rendered this page from. The data counts as fetched now. */
export function hydrateQueries(client: QueryClient): void {
  const queries: QueryData = JSON.parse(document.getElementById(elementId)?.textContent ?? '[]')
  for (const [key, data] of queries) client.setQueryData(key, data)
}

/** Removes the data from the page. */
export const removeDehydrated = () => document.getElementById(elementId)?.remove()
