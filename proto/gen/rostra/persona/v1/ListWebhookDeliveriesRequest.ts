// Original file: proto/rostra/persona/v1/persona.proto


export interface ListWebhookDeliveriesRequest {
  /**
   * The id of the webhook.
   */
  'id'?: (string);
}

export interface ListWebhookDeliveriesRequest__Output {
  /**
   * The id of the webhook.
   */
  'id': (string);
}
