import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../../callers/client.ts'
import { toBot } from '../../../json/bot.ts'
import { idParams } from '../../../json/fields.ts'
import { creatorSchema, followedSchema } from '../../../json/personas/creator.ts'
import { route } from '../../../routing/route.ts'
import { findCreator } from './find-creator.ts'
import { usernamesOf } from './usernames-of.ts'

export const creatorByName = route({
  method: 'get',
  path: '/api/creators/{username}',
  summary: 'Get a creator with the public personas',
  description: 'An account without a public persona is answered as an unknown one. The case of the username does not matter.',
  anonymous: true,
  params: z.object({ username: z.string().min(1).max(200) }),
  responses: { 200: creatorSchema },
  refusals: { 404: 'CREATOR_NOT_FOUND', 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, ports) => {
    // A rendered page was counted by its address, and has no network.
    if (client.network) await ports.limits.use('creatorFromAddress', client.network)
    return { status: 200, body: await findCreator(ports, params.username, call) }
  },
})

export const followedCreators = route({
  method: 'get',
  path: '/api/followed-creators',
  summary: 'List the creators whom the member follows, with their newest personas',
  description: 'At most 200, the latest first. Those who have no public persona now are left out.',
  membersOnly: true,
  responses: { 200: followedSchema },
  handle: async ({ call }, ports) => {
    const { creators, personas } = await ports.persona.call(PersonaService.ListFollowedCreators, {}, call)
    const listed = creators.filter(({ isListed }) => isListed)
    const usernames = await usernamesOf(
      ports,
      listed.map(({ ownerId }) => ownerId),
      call,
    )
    const named = listed.flatMap(({ ownerId, followedAt }) => {
      const username = usernames.get(ownerId)
      return username === undefined ? [] : [{ id: ownerId, username, followedAt }]
    })
    return { status: 200, body: { creators: named, bots: personas.filter(({ ownerId }) => usernames.has(ownerId)).map(toBot) } }
  },
})

const followCreator = route({
  method: 'put',
  path: '/api/users/{id}/followed',
  summary: 'Follow a creator',
  description: 'One who is followed keeps the place in the list. A member follows at most 200.',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 403: 'OWN_ACCOUNT', 404: 'CREATOR_NOT_FOUND', 409: 'TOO_MANY_FOLLOWED', 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('follow', limitKey(client))
    await persona.call(PersonaService.FollowCreator, { ownerId: params.id }, call)
    return { status: 204, body: undefined }
  },
})

const unfollowCreator = route({
  method: 'delete',
  path: '/api/users/{id}/followed',
  summary: 'Unfollow a creator',
  description: 'Succeeds when the member does not follow the creator.',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('follow', limitKey(client))
    await persona.call(PersonaService.UnfollowCreator, { ownerId: params.id }, call)
    return { status: 204, body: undefined }
  },
})

export const creatorRoutes = [creatorByName, followedCreators, followCreator, unfollowCreator]
