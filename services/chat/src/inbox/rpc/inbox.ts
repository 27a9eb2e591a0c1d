import { readLimit, readPage } from '@rostra/kit/paging'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { answerItem } from '../usecases/answer-item.ts'
import { dismissItem } from '../usecases/dismiss-item.ts'
import { countInbox, listInbox } from '../usecases/list-inbox.ts'
import { readState, toWireItem } from './wire.ts'

export const listInboxRpc = unary(
  ChatService.ListInbox,
  async ({ personaId, ...request }, caller, ports: Ports, { callerToken, signal }) => {
    const page = readPage(request.page)
    const limit = readLimit(request.limit, 100)
    const state = readState(request.state)
    const owner = { memberId: member(caller).id, token: callerToken, signal }
    const { items, ...counts } = await listInbox(ports, { ...owner, personaId, page, limit, state })
    return { items: items.map(toWireItem), ...counts }
  },
)

export const answerInboxItemRpc = unary(ChatService.AnswerInboxItem, async (request, caller, ports: Ports, { callerToken, signal }) =>
  toWireItem(await answerItem(ports, { ...request, memberId: member(caller).id, token: callerToken, signal })),
)

export const dismissInboxItemRpc = unary(ChatService.DismissInboxItem, async (request, caller, ports: Ports, { callerToken, signal }) =>
  toWireItem(await dismissItem(ports, { ...request, memberId: member(caller).id, token: callerToken, signal })),
)

export const countInboxRpc = unary(ChatService.CountInbox, async (_request, caller, ports: Ports, { callerToken, signal }) => {
  member(caller)
  const counts = await countInbox(ports, { token: callerToken, signal })
  return { personas: [...counts].map(([personaId, open]) => ({ personaId, open })) }
})
