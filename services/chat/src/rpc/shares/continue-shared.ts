import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { continueShared } from '../../usecases/shares/continue-shared.ts'
import { toWireStarted } from '../wire.ts'

export const continueSharedRpc = unary(ChatService.ContinueShared, async (request, caller, ports: Ports, { signal }) =>
  toWireStarted(ports, await continueShared(ports, { ...request, person: person(caller), signal })),
)
