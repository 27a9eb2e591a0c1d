import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { toWireStarted } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import { continueShared } from '../usecases/continue-shared.ts'

export const continueSharedRpc = unary(ChatService.ContinueShared, async (request, caller, ports: Ports, { signal }) =>
  toWireStarted(ports, await continueShared(ports, { ...request, person: person(caller), signal })),
)
