import type { Webhook__Output } from '@rostra/proto/gen/rostra/persona/v1/Webhook'
import type { WebhookDelivery__Output } from '@rostra/proto/gen/rostra/persona/v1/WebhookDelivery'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'

export const webhookEvents = ['persona.answered', 'persona.inbox_item', 'persona.reported'] as const

export const webhookSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    every: count.nullable().meta({ description: 'The answers between two `persona.answered`; null without this event' }),
    botId: z.string().nullable().meta({ description: 'The only persona; null for all of the member’s' }),
    createdAt: timestamp,
    failingSince: timestamp.nullable().meta({ description: 'Since when no delivery has succeeded' }),
    offAt: timestamp.nullable().meta({ description: 'When it was switched off: after 5 days of failures, or by status 410' }),
    dropped: count.meta({ description: 'Events that were dropped because 1,000 waited' }),
  })
  .meta({ id: 'Webhook' })

export const deliverySchema = z
  .object({
    id: z.string().meta({ description: 'The header `webhook-id`, the same at every attempt' }),
    event: z.enum([...webhookEvents, 'webhook.test']),
    at: timestamp,
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: count,
    status: count.nullable().meta({ description: 'Of the last answer; null without one' }),
    failure: z.enum(['status', 'address', 'connection', 'timeout', 'switched_off']).nullable(),
    durationMs: count,
    dueAt: timestamp.nullable().meta({ description: 'When it is sent next' }),
  })
  .meta({ id: 'WebhookDelivery' })

export const toWebhook = ({ personaId, every, failingSince, offAt, ...webhook }: Webhook__Output) =>
  webhookSchema.parse({
    ...webhook,
    every: every || null,
    botId: personaId || null,
    failingSince: failingSince || null,
    offAt: offAt || null,
  })

export const toDelivery = ({ status, failure, dueAt, ...delivery }: WebhookDelivery__Output) =>
  deliverySchema.parse({ ...delivery, status: status || null, failure: failure || null, dueAt: dueAt || null })
