// Original file: proto/rostra/persona/v1/persona.proto


export interface WebhookDelivery {
  /**
   * The header `webhook-id`, the same at every attempt.
   */
  'id'?: (string);
  /**
   * The event, or `webhook.test`.
   */
  'event'?: (string);
  /**
   * RFC 3339, UTC: when the event was.
   */
  'at'?: (string);
  /**
   * `waiting`, `delivered` or `failed`.
   */
  'state'?: (string);
  'attempts'?: (number);
  /**
   * The status of the last answer; 0 without one.
   */
  'status'?: (number);
  /**
   * Why the last attempt failed: `status`, `address`, `connection`, `timeout` or `switched_off`; empty when it did not.
   */
  'failure'?: (string);
  /**
   * Of the last attempt.
   */
  'durationMs'?: (number);
  /**
   * When it is sent next; empty when it has ended.
   */
  'dueAt'?: (string);
}

export interface WebhookDelivery__Output {
  /**
   * The header `webhook-id`, the same at every attempt.
   */
  'id': (string);
  /**
   * The event, or `webhook.test`.
   */
  'event': (string);
  /**
   * RFC 3339, UTC: when the event was.
   */
  'at': (string);
  /**
   * `waiting`, `delivered` or `failed`.
   */
  'state': (string);
  'attempts': (number);
  /**
   * The status of the last answer; 0 without one.
   */
  'status': (number);
  /**
   * Why the last attempt failed: `status`, `address`, `connection`, `timeout` or `switched_off`; empty when it did not.
   */
  'failure': (string);
  /**
   * Of the last attempt.
   */
  'durationMs': (number);
  /**
   * When it is sent next; empty when it has ended.
   */
  'dueAt': (string);
}
