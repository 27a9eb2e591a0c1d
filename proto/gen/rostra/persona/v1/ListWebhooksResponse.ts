// Original file: proto/rostra/persona/v1/persona.proto

import type { Webhook as _rostra_persona_v1_Webhook, Webhook__Output as _rostra_persona_v1_Webhook__Output } from '../../../rostra/persona/v1/Webhook.ts';

export interface ListWebhooksResponse {
  'webhooks'?: (_rostra_persona_v1_Webhook)[];
}

export interface ListWebhooksResponse__Output {
  'webhooks': (_rostra_persona_v1_Webhook__Output)[];
}
