// Original file: proto/rostra/persona/v1/persona.proto


export interface ResendWebhookDeliveryRequest {
  /**
   * The id of the webhook.
   */
  'id'?: (string);
  'deliveryId'?: (string);
}

export interface ResendWebhookDeliveryRequest__Output {
  /**
   * The id of the webhook.
   */
  'id': (string);
  'deliveryId': (string);
}
