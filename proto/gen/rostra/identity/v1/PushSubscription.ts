// Original file: proto/rostra/identity/v1/identity.proto


export interface PushSubscription {
  /**
   * The host of the push service.
   */
  'service'?: (string);
  /**
   * RFC 3339, UTC, like the next field.
   */
  'createdAt'?: (string);
  'usedAt'?: (string);
}

export interface PushSubscription__Output {
  /**
   * The host of the push service.
   */
  'service': (string);
  /**
   * RFC 3339, UTC, like the next field.
   */
  'createdAt': (string);
  'usedAt': (string);
}
