import type { Delivery } from '../domain/delivery.ts'
import type { Webhook } from '../domain/webhook.ts'

const time = (at: Date | null) => at?.toISOString() ?? ''

/** Returns a webhook as its creator reads it: without its secret. */
export const toWireWebhook = ({ id, url, events, every, personaId, dropped, ...times }: Webhook) => ({
  id,
  url,
  events: [...events],
  every,
  personaId,
  dropped,
  createdAt: time(times.createdAt),
  failingSince: time(times.failingSince),
  offAt: time(times.offAt),
})

export const toWireDelivery = ({ id, event, state, attempts, status, failure, durationMs, ...times }: Delivery) => ({
  id,
  event,
  state,
  attempts,
  status: status ?? 0,
  failure: failure ?? '',
  durationMs: durationMs ?? 0,
  at: time(times.at),
  dueAt: time(times.dueAt),
})
