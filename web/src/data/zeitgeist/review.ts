import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { zeitgeistKey } from './entries.ts'

/** All current entries with their state, newest first. For admins. */
export const reviewedEntriesQuery = queryOptions({
  queryKey: [zeitgeistKey, 'reviewed'],
  queryFn: () => bodyOf(api.GET('/api/admin/zeitgeist/entries')),
  staleTime: 0,
})

/** The terms that no entry may show. For admins. */
export const excludedTermsQuery = queryOptions({
  queryKey: [zeitgeistKey, 'terms'],
  queryFn: () => bodyOf(api.GET('/api/admin/zeitgeist/terms')),
  staleTime: 0,
})

/** Returns a mutation of a review. Afterwards, also after a refusal, all that is shown of entries is refetched. */
function useReview<Input, Result>(run: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    retry: false,
    onSettled: () => void client.invalidateQueries({ queryKey: [zeitgeistKey] }),
  })
}

/** Shows an entry or holds it back. */
export const useReviewEntry = () =>
  useReview(({ id, state }: { id: string; state: 'shown' | 'held' }) =>
    bodyOf(api.PUT('/api/admin/zeitgeist/entries/{id}', { params: { path: { id } }, body: { state } })),
  )

/** Excludes a term from entries. */
export const useExcludeTerm = () => useReview((term: string) => bodyOf(api.POST('/api/admin/zeitgeist/terms', { body: { term } })))

/** Allows an excluded term again. */
export const useAllowTerm = () =>
  useReview((term: string) => bodyOf(api.DELETE('/api/admin/zeitgeist/terms/{term}', { params: { path: { term } } })))
