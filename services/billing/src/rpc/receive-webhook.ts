import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../domain/ports.ts'
import { receiveWebhook } from '../usecases/receive-webhook.ts'
import { only } from './calling-service.ts'

export const receiveWebhookRpc = unary(BillingService.ReceiveWebhook, async ({ payload, signature }, _caller, ports: Ports, call) => {
  only('gateway', call)
  await receiveWebhook(ports, { payload, signature })
  return {}
})
