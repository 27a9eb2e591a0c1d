import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { getExpertDiscussionsQuery } from '../../api/gen/constraints.ts'
import type { Discussion } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { whenShownAgain } from '../client/hydration.ts'

const recent = getExpertDiscussionsQuery.limit.default
const refreshListEvery = 5_000

/** The latest discussions of a member; refetched every 5 s while one of them is ongoing. */
export const recentDiscussionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['discussions', userId],
    queryFn: () => bodyOf(api.GET('/api/expert-discussions', { params: { query: { limit: recent } } })),
    refetchOnMount: whenShownAgain,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'ongoing') ? refreshListEvery : false),
  })

/** The ETag of each response, for the next request. */
const etags = new WeakMap<Discussion, string>()

const phases: Discussion['phase'][] = ['drafts', 'revisions', 'chair', 'ended']
/** Returns a number that increases while a discussion advances. */
const progressOf = ({ phase, conversationFlow }: Discussion) => phases.indexOf(phase) * 1_000 + conversationFlow.length

/** Returns the more advanced state: a response may arrive after a newer event of the stream. */
const newest = (known: Discussion | undefined, fetched: Discussion) => (known && progressOf(known) > progressOf(fetched) ? known : fetched)

async function fetchDiscussion(id: string, knownNow: () => Discussion | undefined): Promise<Discussion> {
  const known = knownNow()
  const etag = known && etags.get(known)
  const headers = etag ? { 'If-None-Match': etag } : {}
  try {
    const { data, response } = await api.GET('/api/expert-discussions/{id}', { params: { path: { id } }, headers })
    const fetched = data as Discussion
    const newEtag = response.headers.get('ETag')
    if (newEtag) etags.set(fetched, newEtag)
    return newest(knownNow(), fetched)
  } catch (error) {
    const now = knownNow()
    if (now && hasStatus(error, 304)) return now
    throw error
  }
}

const discussionKey = (id: string, userId: string) => ['discussion', id, userId]

/** One discussion of a member. A refetch is answered with 304 while nothing has changed. */
export const discussionQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: discussionKey(id, userId),
    queryFn: ({ client }) => fetchDiscussion(id, () => client.getQueryData<Discussion>(discussionKey(id, userId))),
    refetchOnMount: 'always',
    // Keeps the identity of the object, by which its ETag is found.
    structuralSharing: false,
  })

/** Refetches the list, after a discussion has begun or ended. */
export const refreshRecentDiscussions = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['discussions'] })

/** A discussion that is shared by a link. */
export const sharedDiscussionQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-discussion', token],
    queryFn: () => bodyOf(api.GET('/api/shared-discussions/{token}', { params: { path: { token } } })),
  })

/** Creates the link of a discussion. An earlier link ends. */
export const shareDiscussion = (id: string) => bodyOf(api.POST('/api/expert-discussions/{id}/share', { params: { path: { id } } }))

export const revokeShare = (id: string) => api.DELETE('/api/expert-discussions/{id}/share', { params: { path: { id } } })
