import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { getZeitgeistQuery } from '../../api/gen/constraints.ts'

/** The kinds of entries, in the order in which they are offered. */
export const entryTypes = getZeitgeistQuery.type.enum

/** The first part of the key of every query of entries: invalidating it refetches all that is shown of them. */
export const zeitgeistKey = 'zeitgeist'

/** The entries that are shown to readers, newest first, fresh for 5 minutes. */
export const entriesQuery = queryOptions({
  queryKey: [zeitgeistKey, 'entries'],
  queryFn: () => bodyOf(api.GET('/api/zeitgeist', { params: { query: { limit: getZeitgeistQuery.limit.default } } })),
  staleTime: 5 * 60_000,
})

/** One entry; fresh for 5 minutes. Fails with 404 once it has expired or was removed. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [zeitgeistKey, 'entry', id],
    queryFn: () => bodyOf(api.GET('/api/zeitgeist/{id}', { params: { path: { id } } })),
    staleTime: 5 * 60_000,
  })
