import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../../api/client.ts'
import type { Creator, FollowedCreators } from '../../../api/schemas.ts'
import { useChangeMark } from './use-change-mark.ts'

const creatorKey = (username: string) => ['creator', username] as const

/** A creator with the public personas; fresh for 30 s. */
export const creatorQuery = (username: string) =>
  queryOptions({
    queryKey: creatorKey(username),
    queryFn: () => bodyOf(api.GET('/api/creators/{username}', { params: { path: { username } } })),
    staleTime: 30_000,
  })

/** The creators whom a member follows, the latest first, with their newest personas; fresh for a minute. */
export const followedCreatorsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['followed-creators', userId],
    queryFn: () => bodyOf(api.GET('/api/followed-creators')),
    staleTime: 60_000,
  })

interface Change {
  creator: Pick<Creator, 'id' | 'username'>
  followed: boolean
}

/** Follows a creator, or ends it. The creator's page, which counts followers, is read again. */
export const useChangeFollowed = (userId: string) =>
  useChangeMark<FollowedCreators, Change>({
    name: 'followed-creators',
    queryKey: followedCreatorsQuery(userId).queryKey,
    changed: ({ creators, bots }, { creator: { id, username }, followed }) => {
      const others = creators.filter((creator) => creator.id !== id)
      if (!followed) return { creators: others, bots: bots.filter((bot) => bot.userId !== id) }
      return { creators: [{ id, username, followedAt: new Date().toISOString() }, ...others], bots }
    },
    reversed: ({ creator, followed }) => ({ creator, followed: !followed }),
    send,
    follow: ['creator'],
  })

async function send({ creator: { id }, followed }: Change) {
  const call = { params: { path: { id } }, keepalive: true }
  if (followed) await api.PUT('/api/users/{id}/followed', call)
  else await api.DELETE('/api/users/{id}/followed', call)
}
