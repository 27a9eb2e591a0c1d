import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { restoreAccount } from '../../usecases/operators/suspend-account.ts'
import { originOf } from '../origin-of.ts'
import { toWireOperated } from './wire.ts'

export const restoreAccountRpc = unary(IdentityService.RestoreAccount, async ({ accountId, reason }, caller, ports: Ports, call) =>
  toWireOperated(await restoreAccount(ports, { caller, accountId, reason, origin: originOf(call) })),
)
