import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../../api/client.ts'
import type { NewWebhook, Webhook, WebhookDelivery } from '../../../api/schemas.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'

/** The most webhooks of an account. */
export const maxWebhooks = 10

export type WebhookEvent = Webhook['events'][number]

/** The events that a webhook may ask for, as the form shows them. */
export const webhookEvents: readonly WebhookEvent[] = ['persona.answered', 'persona.inbox_item', 'persona.reported']

export interface WebhookInput {
  url: string
  events: WebhookEvent[]
  every: number
  /** The only persona; absent for all. */
  botId?: string
}

/** The webhooks of the member, oldest first. */
export const webhooksQuery = (userId: string) =>
  queryOptions({ queryKey: ['webhooks', userId], queryFn: () => bodyOf(api.GET('/api/webhooks')), refetchOnMount: 'always' })

/** The latest deliveries of a webhook, newest first. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', id],
    queryFn: () => bodyOf(api.GET('/api/webhooks/{id}/deliveries', { params: { path: { id } } })),
    refetchOnMount: 'always',
  })

/** Creates a webhook. The response alone has its secret. */
export const createWebhook = (body: WebhookInput): Promise<NewWebhook> => bodyOf(api.POST('/api/webhooks', { body }))

/** Sends a test, and returns how it ended. */
export const testWebhook = (id: string): Promise<WebhookDelivery> =>
  bodyOf(api.POST('/api/webhooks/{id}/test', { params: { path: { id } } }))

export const resendDelivery = (id: string, deliveryId: string) =>
  api.POST('/api/webhooks/{id}/deliveries/{deliveryId}/resend', { params: { path: { id, deliveryId } } })

/** Deletes a webhook. Succeeds for a deleted one. */
export async function deleteWebhook(id: string): Promise<void> {
  try {
    await api.DELETE('/api/webhooks/{id}', { params: { path: { id } } })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}
