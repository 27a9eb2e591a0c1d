import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { webhookNotFound } from '../domain/webhook.ts'
import { createWebhook } from '../usecases/create-webhook.ts'
import { resendDelivery } from '../usecases/resend-delivery.ts'
import { testWebhook } from '../usecases/test-webhook.ts'
import { toWireDelivery, toWireWebhook } from './wire.ts'

const listWebhooksRpc = unary(PersonaService.ListWebhooks, async (_request, caller, { webhooks }: Ports) => ({
  webhooks: (await webhooks.of(member(caller).id)).map(toWireWebhook),
}))

const createWebhookRpc = unary(PersonaService.CreateWebhook, async (request, caller, ports: Ports) => {
  const { url, events, every, personaId } = request
  const { webhook, secret } = await createWebhook(ports, { ownerId: member(caller).id, url, events, every, personaId })
  return { webhook: toWireWebhook(webhook), secret }
})

const deleteWebhookRpc = unary(PersonaService.DeleteWebhook, async ({ id }, caller, { webhooks }: Ports) => {
  if (!(await webhooks.remove(member(caller).id, id))) throw webhookNotFound()
  return {}
})

const testWebhookRpc = unary(PersonaService.TestWebhook, async ({ id }, caller, ports: Ports) =>
  toWireDelivery(await testWebhook(ports, { ownerId: member(caller).id, id })),
)

const listWebhookDeliveriesRpc = unary(PersonaService.ListWebhookDeliveries, async ({ id }, caller, ports: Ports) => {
  const target = await ports.webhooks.target(member(caller).id, id)
  if (!target) throw webhookNotFound()
  return { deliveries: (await ports.deliveries.of(target.id)).map(toWireDelivery) }
})

const resendWebhookDeliveryRpc = unary(PersonaService.ResendWebhookDelivery, async ({ id, deliveryId }, caller, ports: Ports) => {
  await resendDelivery(ports, { ownerId: member(caller).id, id, deliveryId })
  return {}
})

export const rpcs = [
  listWebhooksRpc,
  createWebhookRpc,
  deleteWebhookRpc,
  testWebhookRpc,
  listWebhookDeliveriesRpc,
  resendWebhookDeliveryRpc,
]
