import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'

const maxShares = 200

export const listSharesRpc = unary(ChatService.ListShares, async (_request, caller, { shares }: Ports) => {
  const shared = await shares.listShared(person(caller), maxShares)
  return {
    shares: shared.map(({ id, personaId, personaName, personaSlug, title, sharedBy, sharedAt }) => ({
      conversationId: id,
      personaId,
      personaName,
      personaSlug,
      title,
      sharedBy,
      sharedAt: sharedAt?.toISOString(),
    })),
  }
})
