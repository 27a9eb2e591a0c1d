import type { Foundation } from '@rostra/kit/app/service-app'
import { startLanes } from '@rostra/kit/async/lanes'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import type { Slice } from '../core/slice.ts'
import { rowsOfPersona } from '../core/store/rows-of-persona.ts'
import { createAddressCheck, createDeliverySender } from './clients/send-delivery.ts'
import { retryDelaysMs } from './domain/delivery.ts'
import type { Claim, Ports } from './domain/ports.ts'
import { answersGroup, onExchangeFinished } from './events/on-exchange-finished.ts'
import { inboxGroup, onInboxItemAdded } from './events/on-inbox-item-added.ts'
import { rpcs } from './rpc/webhooks.ts'
import { answerCountModel } from './store/answer-count-model.ts'
import { mongoDeliveries } from './store/deliveries.ts'
import { deliveryModel } from './store/delivery-model.ts'
import { mongoDeliveryQueue } from './store/delivery-queue.ts'
import { mongoNotices, type OnReport } from './store/notices.ts'
import { sealedSecrets } from './store/secrets.ts'
import { webhookModel } from './store/webhook-model.ts'
import { mongoWebhooks } from './store/webhooks.ts'
import { sendClaimed } from './usecases/send-claimed.ts'

export interface WebhookOptions {
  /** Milliseconds between two looks for what is due. */
  sendWebhooksMs?: number | undefined
  /** Milliseconds before each further attempt. */
  webhookDelaysMs?: readonly number[] | undefined
}

export interface WebhookSettings {
  PERSONA_ENCRYPTION_SECRET: string
  LOCAL_ADDRESSES: boolean
}

/** The webhooks that a replica sends to at once. A slow one takes one lane, and holds up no other one. */
const lanes = 8

/** The webhooks of creators: what happened to their personas, sent to their own servers. */
export function createWebhooks(
  { connection, bus, log, onStop }: Foundation,
  { PERSONA_ENCRYPTION_SECRET, LOCAL_ADDRESSES }: WebhookSettings,
  core: Pick<Ports, 'personas' | 'now'>,
  { sendWebhooksMs = 2_000, webhookDelaysMs = retryDelaysMs }: WebhookOptions,
): Slice & { reported: OnReport } {
  const ports: Ports = {
    ...core,
    webhooks: mongoWebhooks(connection),
    queue: mongoDeliveryQueue(connection),
    deliveries: mongoDeliveries(connection),
    secrets: sealedSecrets(PERSONA_ENCRYPTION_SECRET),
    send: createDeliverySender(LOCAL_ADDRESSES),
    checkAddress: createAddressCheck(LOCAL_ADDRESSES),
    delaysMs: webhookDelaysMs,
  }
  const notices = mongoNotices(connection, { answers: answersGroup, inbox: inboxGroup })
  const hooks = webhookModel(connection)
  const deliveries = deliveryModel(connection)
  const counts = answerCountModel(connection)
  return {
    rpcs: bindRpcs(rpcs, ports),
    reported: notices.reported,
    forget: {
      account: (ownerId) => [
        batchDeletion(hooks, { ownerId }, 'place'),
        batchDeletion(deliveries, { ownerId }, '_id'),
        batchDeletion(counts, { ownerId }, '_id'),
      ],
      persona: (personaId) => [
        batchDeletion(hooks, { personaId }, '_id'),
        batchDeletion(deliveries, { personaId }, '_id'),
        batchDeletion(counts, rowsOfPersona(personaId), '_id'),
      ],
    },
    begin: async () => {
      const { claim } = ports.queue
      const run = (due: Claim, signal: AbortSignal) => sendClaimed(ports, due, signal)
      onStop(startLanes({ subject: 'the sending of webhooks', claim, run, lanes, everyMs: sendWebhooksMs, log }))
      onStop(await bus.subscribe(onExchangeFinished(notices)))
      onStop(await bus.subscribe(onInboxItemAdded(notices)))
    },
  }
}
