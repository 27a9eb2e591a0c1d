import { readLimit } from '@rostra/kit/paging'
import { member, person, refuseBeyondWidget } from '@rostra/platform/caller'
import { serverStream, unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { maxConversations, requireOwnConversation } from '../domain/conversations/conversation.ts'
import { mayRead, programOf, requireUsable } from '../domain/conversations/program-use.ts'
import type { Ports } from '../domain/ports.ts'
import { adoptConversations } from '../usecases/conversations/adopt-conversations.ts'
import { deleteConversation } from '../usecases/conversations/delete-conversation.ts'
import { deleteConversations } from '../usecases/conversations/delete-conversations.ts'
import { exportConversations } from '../usecases/conversations/export-conversations.ts'
import { listMessages } from '../usecases/conversations/list-messages.ts'
import { pinConversation } from '../usecases/conversations/pin-conversation.ts'
import { renameConversation } from '../usecases/conversations/rename-conversation.ts'
import { showBranch } from '../usecases/conversations/show-branch.ts'
import { startConversation } from '../usecases/conversations/start-conversation.ts'
import { toWireConversation, toWireMessage, toWireMessages, toWireStarted } from './wire.ts'

export const startConversationRpc = unary(ChatService.StartConversation, async (request, caller, ports: Ports, { callerToken, signal }) => {
  refuseBeyondWidget(caller, request.personaId)
  const by = { person: person(caller), startedBy: programOf(caller)?.id, token: callerToken }
  const conversation = await startConversation(ports, { ...request, ...by, signal })
  return toWireStarted(ports, conversation)
})

export const countConversationsRpc = unary(ChatService.CountConversations, async (_request, caller, ports: Ports) => {
  const countedAt = new Date().toISOString()
  const [conversations, shown] = await Promise.all([
    ports.conversations.countOf(person(caller)),
    ports.conversations.countShown(person(caller)),
  ])
  return { conversations, limit: maxConversations, ...shown, countedAt }
})

export const getConversationRpc = unary(ChatService.GetConversation, async ({ conversationId }, caller, { conversations }: Ports) =>
  toWireConversation(requireUsable(caller, await conversations.byId(conversationId), mayRead)),
)

export const pinConversationRpc = unary(ChatService.PinConversation, async (request, caller, ports: Ports) =>
  toWireConversation(await pinConversation(ports, { ...request, person: person(caller) })),
)

export const renameConversationRpc = unary(ChatService.RenameConversation, async (request, caller, ports: Ports) =>
  toWireConversation(await renameConversation(ports, { ...request, person: person(caller) })),
)

export const deleteConversationRpc = unary(ChatService.DeleteConversation, async (request, caller, ports: Ports) => {
  await deleteConversation(ports, { ...request, person: person(caller), startedBy: programOf(caller)?.id })
  return {}
})

export const deleteConversationsRpc = unary(ChatService.DeleteConversations, async (request, caller, ports: Ports) => {
  await deleteConversations(ports, { ...request, person: person(caller) })
  return {}
})

export const restoreConversationRpc = unary(
  ChatService.RestoreConversation,
  async ({ conversationId }, caller, { conversations }: Ports) => {
    const owner = person(caller)
    return toWireConversation(requireOwnConversation(owner, await conversations.restore(conversationId, owner)))
  },
)

export const listMessagesRpc = unary(ChatService.ListMessages, async (request, caller, ports: Ports) => {
  const listed = await listMessages(ports, { ...request, limit: readLimit(request.limit, 200), person: person(caller) })
  return toWireMessages(ports, listed, person(caller))
})

export const showBranchRpc = unary(ChatService.ShowBranch, async (request, caller, ports: Ports) =>
  toWireMessages(ports, await showBranch(ports, { ...request, person: person(caller) }), person(caller)),
)

export const exportConversationsRpc = serverStream(
  ChatService.ExportConversations,
  async (_request, caller, ports: Ports, { signal }, emit) =>
    exportConversations(ports, person(caller), signal, ({ conversation, messages }) =>
      emit({
        conversation: toWireConversation(conversation),
        messages: messages.map(toWireMessage),
        endUserId: conversation.endUserId,
        sharedAt: conversation.sharedAt?.toISOString(),
        sharedBy: conversation.sharedBy,
      }),
    ),
)

export const adoptConversationsRpc = unary(ChatService.AdoptConversations, async ({ guestToken }, caller, ports: Ports) => {
  const guest = await ports.verify(guestToken, 'chat')
  return { adopted: await adoptConversations(ports, member(caller).id, guest) }
})
