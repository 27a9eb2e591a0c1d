import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { dismissItem } from '../usecases/dismiss-item.ts'
import { toWireItem } from './wire.ts'

export const dismissInboxItemRpc = unary(ChatService.DismissInboxItem, async (request, caller, ports: Ports, { callerToken, signal }) =>
  toWireItem(await dismissItem(ports, { ...request, memberId: member(caller).id, token: callerToken, signal })),
)
