// Original file: proto/rostra/identity/v1/identity.proto


export interface SubscribePushRequest {
  /**
   * The address of the browser's push service.
   */
  'endpoint'?: (string);
  /**
   * The browser's public key, a P-256 point, and its secret of 16 bytes, each as base64url (RFC 8291).
   */
  'p256dh'?: (string);
  'auth'?: (string);
}

export interface SubscribePushRequest__Output {
  /**
   * The address of the browser's push service.
   */
  'endpoint': (string);
  /**
   * The browser's public key, a P-256 point, and its secret of 16 bytes, each as base64url (RFC 8291).
   */
  'p256dh': (string);
  'auth': (string);
}
