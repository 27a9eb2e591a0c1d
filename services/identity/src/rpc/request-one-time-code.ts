import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { requestMail } from '../usecases/request-mail.ts'
import { only } from './calling-service.ts'

export const requestOneTimeCodeRpc = unary(IdentityService.RequestOneTimeCode, async ({ email }, _caller, ports: Ports, call) => {
  only('gateway', call)
  await requestMail(ports, 'code', email)
  return {}
})
