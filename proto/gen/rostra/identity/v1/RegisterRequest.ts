// Original file: proto/rostra/identity/v1/identity.proto


export interface RegisterRequest {
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
  /**
   * The browser's User-Agent, shown in the list of sessions.
   */
  'agent'?: (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret'?: (string);
  /**
   * Whether the chats may be used for anonymous insights; true when absent.
   */
  'insights'?: (boolean);
  '_insights'?: "insights";
}

export interface RegisterRequest__Output {
  'username': (string);
  'email': (string);
  'password': (string);
  /**
   * The browser's User-Agent, shown in the list of sessions.
   */
  'agent': (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret': (string);
  /**
   * Whether the chats may be used for anonymous insights; true when absent.
   */
  'insights'?: (boolean);
  '_insights'?: "insights";
}
