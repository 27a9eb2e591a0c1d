import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { receiveWebhook } from '../../usecases/payments/receive-webhook.ts'

export const receiveWebhookRpc = unary(BillingService.ReceiveWebhook, async ({ payload, signature }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  await receiveWebhook(ports, { payload, signature })
  return {}
})
