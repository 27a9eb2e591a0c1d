import { chunksOf } from '@rostra/kit/chunks'
import type { CallOptions } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../../ports.ts'

/** The most ids of one call. */
const idsPerCall = 100

/** Returns usernames by account id, without those of unknown and suspended accounts. */
export async function usernamesOf({ identity }: Pick<Ports, 'identity'>, ids: readonly string[], call: CallOptions) {
  const found = new Map<string, string>()
  for (const some of chunksOf(ids, idsPerCall)) {
    const { usernames } = await identity.call(IdentityService.GetUsernames, { ids: some }, call)
    for (const [id, username] of Object.entries(usernames)) found.set(id, username)
  }
  return found
}
