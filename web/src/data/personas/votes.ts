import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { VoteCount } from '../../api/schemas.ts'

export type Direction = NonNullable<VoteCount['userVote']>

/** The score of a persona and the member's own vote. */
export const voteCountQuery = (botId: string, userId: string | null) =>
  queryOptions({
    queryKey: ['votes', botId, userId],
    queryFn: () => bodyOf(api.GET('/api/bots/{id}/vote-count', { params: { path: { id: botId } } })),
  })

export const castVote = (botId: string, direction: Direction): Promise<VoteCount> =>
  bodyOf(api.POST('/api/bots/{id}/vote', { params: { path: { id: botId } }, body: { isUpvote: direction === 'up' } }))
