// Original file: proto/rostra/identity/v1/identity.proto


export interface SignUpByIssuerRequest {
  'browserSecret'?: (string);
  'username'?: (string);
  'email'?: (string);
  /**
   * Whether the chats may be used for anonymous insights; true when absent.
   */
  'insights'?: (boolean);
  'agent'?: (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret'?: (string);
  '_insights'?: "insights";
}

export interface SignUpByIssuerRequest__Output {
  'browserSecret': (string);
  'username': (string);
  'email': (string);
  /**
   * Whether the chats may be used for anonymous insights; true when absent.
   */
  'insights'?: (boolean);
  'agent': (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret': (string);
  '_insights'?: "insights";
}
