// Original file: proto/rostra/persona/v1/persona.proto

import type { Webhook as _rostra_persona_v1_Webhook, Webhook__Output as _rostra_persona_v1_Webhook__Output } from '../../../rostra/persona/v1/Webhook.ts';

export interface CreateWebhookResponse {
  'webhook'?: (_rostra_persona_v1_Webhook | null);
  /**
   * `whsec_…`, as Standard Webhooks say.
   */
  'secret'?: (string);
}

export interface CreateWebhookResponse__Output {
  'webhook': (_rostra_persona_v1_Webhook__Output | null);
  /**
   * `whsec_…`, as Standard Webhooks say.
   */
  'secret': (string);
}
