// Original file: proto/rostra/persona/v1/persona.proto

import type { WebhookDelivery as _rostra_persona_v1_WebhookDelivery, WebhookDelivery__Output as _rostra_persona_v1_WebhookDelivery__Output } from '../../../rostra/persona/v1/WebhookDelivery.ts';

export interface ListWebhookDeliveriesResponse {
  'deliveries'?: (_rostra_persona_v1_WebhookDelivery)[];
}

export interface ListWebhookDeliveriesResponse__Output {
  'deliveries': (_rostra_persona_v1_WebhookDelivery__Output)[];
}
