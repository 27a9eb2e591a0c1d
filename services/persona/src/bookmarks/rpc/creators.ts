import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { toWireCard } from '../../core/rpc/wire.ts'
import { creatorNotFound } from '../domain/mark.ts'
import type { Ports } from '../domain/ports.ts'
import { followCreator } from '../usecases/follow-creator.ts'
import { listFollowed } from '../usecases/list-followed.ts'

/** The most personas of a creator: as many as the highest role allows. */
const maxPersonas = 100

const getCreatorRpc = unary(PersonaService.GetCreator, async ({ ownerId }, _caller, { creators, follows }: Ports) => {
  const personas = await creators.newestOf([ownerId], maxPersonas)
  if (personas.length === 0) throw creatorNotFound()
  return { personas: personas.map(toWireCard), followers: await follows.countOn(ownerId) }
})

const followCreatorRpc = unary(PersonaService.FollowCreator, async ({ ownerId }, caller, ports: Ports) => {
  await followCreator(ports, { caller, ownerId })
  return {}
})

const unfollowCreatorRpc = unary(PersonaService.UnfollowCreator, async ({ ownerId }, caller, { follows }: Ports) => {
  await follows.remove(member(caller).id, [ownerId])
  return {}
})

const listFollowedCreatorsRpc = unary(PersonaService.ListFollowedCreators, async (_request, caller, ports: Ports) => {
  const { creators, personas } = await listFollowed(ports, member(caller).id)
  return {
    creators: creators.map(({ targetId, at, isListed }) => ({ ownerId: targetId, followedAt: at.toISOString(), isListed })),
    personas: personas.map(toWireCard),
  }
})

export const rpcs = [getCreatorRpc, followCreatorRpc, unfollowCreatorRpc, listFollowedCreatorsRpc]
