import { type Caller, member } from '@rostra/platform/caller'
import { creatorNotFound, maxFollowed, ownAccount, tooManyFollowed } from '../domain/mark.ts'
import type { Ports } from '../domain/ports.ts'
import { addMark } from './add-mark.ts'

/**
 * Makes a member follow a creator; one who is followed keeps the place. Throws AUTH_REQUIRED, OWN_ACCOUNT, CREATOR_NOT_FOUND for an account
 * without a listed persona, or TOO_MANY_FOLLOWED.
 */
export async function followCreator(ports: Ports, { caller, ownerId }: { caller: Caller; ownerId: string }): Promise<void> {
  const { id: memberId } = member(caller)
  if (ownerId === memberId) throw ownAccount()
  const { listedAmong } = ports.creators
  if ((await listedAmong([ownerId])).length === 0) throw creatorNotFound()
  await addMark(ports.follows, {
    memberId,
    targetId: ownerId,
    at: ports.now(),
    max: maxFollowed,
    unseenAmong: async (ids) => {
      const listed = new Set(await listedAmong(ids))
      return ids.filter((id) => !listed.has(id))
    },
    tooMany: tooManyFollowed,
  })
}
