import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { featuringRequest } from '../../api/gen/constraints.ts'
import type { Featured } from '../../api/schemas.ts'
import { useOperate } from './use-operate.ts'

export type Featuring = (typeof featuringRequest.featuring.enum)[number]

/** The most pinned personas, as in the route's description. */
export const maxPinned = 4

/** Who is featured today, pinned and excluded. */
export const featuredQuery = queryOptions({
  queryKey: ['console', 'featured'],
  queryFn: () => bodyOf(api.GET('/api/admin/featured')),
  staleTime: 0,
})

/**
 * Pins a persona, excludes it, or returns it to the rotation. The response is the new state. `onDone` is called before the lists change,
 * which may unmount the caller.
 */
export function useSetFeaturing(onDone: (featuring: Featuring) => void) {
  const client = useQueryClient()
  return useOperate(async ({ id, featuring }: { id: string; featuring: Featuring }): Promise<Featured> => {
    const featured = await bodyOf(api.PUT('/api/admin/featured/{id}', { params: { path: { id } }, body: { featuring } }))
    onDone(featuring)
    client.setQueryData(featuredQuery.queryKey, featured)
    return featured
  })
}
