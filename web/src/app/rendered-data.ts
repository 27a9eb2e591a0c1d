import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The element of a rendered page that holds what the page was rendered from. */
const elementId = 'rendered-data'

/** What a page was rendered from: the answers to its queries. */
type Answers = [key: QueryKey, data: unknown][]

/** The answers that a client holds, as an element for the page. It is data to the browser and no script; no `<` in it can end it. */
export function renderedData(client: QueryClient): string {
  const known = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  const answers: Answers = known.map(({ queryKey, state }) => [queryKey, state.data])
  return `<script type="application/json" id="${elementId}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`
}

/** Whether this page came with its content and isn't alive yet. */
export const isRendered = () => document.getElementById(elementId) !== null

/** Gives a client the answers that this page was rendered from. They count as asked for just now. */
export function takeRenderedData(client: QueryClient): void {
  const answers: Answers = JSON.parse(document.getElementById(elementId)?.textContent ?? '[]')
  for (const [key, data] of answers) client.setQueryData(key, data)
}

/** Nobody needs it in a page that is alive. */
export const dropRenderedData = () => document.getElementById(elementId)?.remove()
