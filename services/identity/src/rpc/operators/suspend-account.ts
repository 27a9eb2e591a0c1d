import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { suspendAccount } from '../../usecases/operators/suspend-account.ts'
import { originOf } from '../origin-of.ts'
import { toWireOperated } from './wire.ts'

export const suspendAccountRpc = unary(IdentityService.SuspendAccount, async ({ accountId, reason }, caller, ports: Ports, call) =>
  toWireOperated(await suspendAccount(ports, { caller, accountId, reason, origin: originOf(call) })),
)
