import { person, refuseBeyondWidget } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { maxConversations, requireOwnConversation } from '../../core/domain/conversations/conversation.ts'
import { toWireMessage, toWireStarted } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import { messagesOfShare } from '../domain/share.ts'
import { continueShared } from '../usecases/continue-shared.ts'
import { getSharedConversation } from '../usecases/get-shared-conversation.ts'
import { shareConversation } from '../usecases/share-conversation.ts'

export const shareConversationRpc = unary(
  ChatService.ShareConversation,
  async ({ withName, ...request }, caller, ports: Ports, { signal }) => {
    const sharedBy = withName && caller.kind === 'member' ? caller.username : ''
    return { token: await shareConversation(ports, { ...request, person: person(caller), sharedBy, signal }) }
  },
)

export const revokeShareRpc = unary(ChatService.RevokeShare, async ({ conversationId }, caller, { conversations, shares }: Ports) => {
  const { id } = requireOwnConversation(person(caller), await conversations.byId(conversationId))
  await shares.end(id)
  return {}
})

export const listSharesRpc = unary(ChatService.ListShares, async (_request, caller, { shares }: Ports) => {
  const shared = await shares.listShared(person(caller), maxConversations)
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

export const getSharedConversationRpc = unary(ChatService.GetSharedConversation, async ({ token }, _caller, ports: Ports, { signal }) => {
  const { share } = await getSharedConversation(ports, { token, signal })
  const { personaId, title, sharedBy, sharedAt } = share
  return { personaId, title, sharedBy, sharedAt: sharedAt.toISOString(), messages: messagesOfShare(share).map(toWireMessage) }
})

export const continueSharedRpc = unary(ChatService.ContinueShared, async (request, caller, ports: Ports, { signal }) => {
  refuseBeyondWidget(caller, null)
  return toWireStarted(ports, await continueShared(ports, { ...request, person: person(caller), signal }))
})
