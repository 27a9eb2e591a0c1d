import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { id, idParams } from '../../json/fields.ts'
import { deliverySchema, toDelivery, toWebhook, webhookEvents, webhookSchema } from '../../json/servers/webhook.ts'
import { route } from '../../routing/route.ts'

const inputSchema = z
  .object({
    url: z
      .string()
      .min(1)
      .max(2_000)
      .meta({
        override: { format: 'uri' },
        description: 'https, at port 443 or 8443; every address of its host is of the public internet',
      }),
    events: z
      .array(z.enum(webhookEvents))
      .min(1)
      .max(3)
      .meta({ override: { uniqueItems: true } }),
    every: z.number().int().min(1).max(10_000).default(1).meta({ description: 'The answers between two `persona.answered`' }),
    botId: id.optional().meta({ description: 'One of the member’s personas; all without it' }),
  })
  .meta({ id: 'WebhookRequest' })

const listWebhooks = route({
  method: 'get',
  path: '/api/webhooks',
  summary: 'List the member’s webhooks, oldest first',
  membersOnly: true,
  responses: { 200: z.array(webhookSchema) },
  handle: async ({ call }, { persona }) => {
    const { webhooks } = await persona.call(PersonaService.ListWebhooks, {}, call)
    return { status: 200, body: webhooks.map(toWebhook) }
  },
})

const createWebhook = route({
  method: 'post',
  path: '/api/webhooks',
  summary: 'Create a webhook, to which events of the member’s personas are sent',
  description:
    'Events are sent as Standard Webhooks say, at least once and in no order, and repeated for about 35 hours. They have counts and ids, never what a ' +
    'person wrote or who it is. The response alone has the secret that signs them. At most 10 an account.',
  membersOnly: true,
  body: inputSchema,
  responses: { 201: webhookSchema.extend({ secret: z.string().meta({ description: '`whsec_…`' }) }).meta({ id: 'NewWebhook' }) },
  refusals: {
    400: 'ADDRESS_NOT_ALLOWED',
    403: 'EMAIL_NOT_CONFIRMED, CROSS_SITE',
    404: 'BOT_NOT_FOUND',
    409: 'WEBHOOK_LIMIT',
    429: 'RATE_LIMITED',
  },
  handle: async ({ body: { botId = '', ...input }, client, call }, { persona, limits }) => {
    await limits.use('webhook', limitKey(client))
    const { webhook, secret } = await persona.call(PersonaService.CreateWebhook, { ...input, personaId: botId }, call)
    if (!webhook) throw new Error('the response has no webhook')
    return { status: 201, body: { ...toWebhook(webhook), secret } }
  },
})

const deleteWebhook = route({
  method: 'delete',
  path: '/api/webhooks/{id}',
  summary: 'Delete a webhook with its deliveries',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'WEBHOOK_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => {
    await persona.call(PersonaService.DeleteWebhook, { id: params.id }, call)
    return { status: 204, body: undefined }
  },
})

/** Longer than the 10 s of one attempt. */
const testDeadlineMs = 15_000

const testWebhook = route({
  method: 'post',
  path: '/api/webhooks/{id}/test',
  summary: 'Send a test to a webhook',
  description: 'Answers once the test has arrived or failed, within 10 s. A test that arrives switches the webhook on again.',
  membersOnly: true,
  params: idParams,
  responses: { 200: deliverySchema },
  refusals: { 404: 'WEBHOOK_NOT_FOUND', 409: 'WEBHOOK_UNREADABLE', 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('webhook', limitKey(client))
    const tested = await persona.call(PersonaService.TestWebhook, { id: params.id }, { ...call, deadlineMs: testDeadlineMs })
    return { status: 200, body: toDelivery(tested) }
  },
})

const listDeliveries = route({
  method: 'get',
  path: '/api/webhooks/{id}/deliveries',
  summary: 'List the latest 100 deliveries of a webhook, newest first',
  description: 'Of the last 30 days at most, without what the receiver answered beyond its status.',
  membersOnly: true,
  params: idParams,
  responses: { 200: z.array(deliverySchema) },
  refusals: { 404: 'WEBHOOK_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => {
    const { deliveries } = await persona.call(PersonaService.ListWebhookDeliveries, { id: params.id }, call)
    return { status: 200, body: deliveries.map(toDelivery) }
  },
})

const resendDelivery = route({
  method: 'post',
  path: '/api/webhooks/{id}/deliveries/{deliveryId}/resend',
  summary: 'Send a delivery that has ended again, with the same id',
  membersOnly: true,
  params: idParams.extend({ deliveryId: id }),
  responses: { 202: z.undefined() },
  refusals: { 404: 'WEBHOOK_NOT_FOUND or DELIVERY_NOT_FOUND', 409: 'WEBHOOK_OFF', 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('webhook', limitKey(client))
    await persona.call(PersonaService.ResendWebhookDelivery, { id: params.id, deliveryId: params.deliveryId }, call)
    return { status: 202, body: undefined }
  },
})

export const webhookRoutes = [listWebhooks, createWebhook, deleteWebhook, testWebhook, listDeliveries, resendDelivery]
