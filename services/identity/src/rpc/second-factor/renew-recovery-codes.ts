import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { renewRecoveryCodes } from '../../usecases/second-factor/renew-recovery-codes.ts'
import { provenCall } from './call.ts'

export const renewRecoveryCodesRpc = unary(
  IdentityService.RenewRecoveryCodes,
  async ({ reauthentication }, caller, ports: Ports, call) => ({
    recoveryCodes: await renewRecoveryCodes(ports, provenCall(caller, call, reauthentication)),
  }),
)
