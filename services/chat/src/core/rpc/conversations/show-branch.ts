import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { showBranch } from '../../usecases/conversations/show-branch.ts'
import { toWireMessages } from '../wire.ts'

export const showBranchRpc = unary(ChatService.ShowBranch, async (request, caller, ports: Ports) =>
  toWireMessages(ports, await showBranch(ports, { ...request, person: person(caller) })),
)
