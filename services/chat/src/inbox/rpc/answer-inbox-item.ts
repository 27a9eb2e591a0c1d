import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { answerItem } from '../usecases/answer-item.ts'
import { toWireItem } from './wire.ts'

export const answerInboxItemRpc = unary(ChatService.AnswerInboxItem, async (request, caller, ports: Ports, { callerToken, signal }) =>
  toWireItem(await answerItem(ports, { ...request, memberId: member(caller).id, token: callerToken, signal })),
)
