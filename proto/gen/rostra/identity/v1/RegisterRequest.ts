// Original file: proto/rostra/identity/v1/identity.proto


export interface RegisterRequest {
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
  /**
   * The browser's User-Agent, shown in the list of sessions.
   */
  'agent'?: (string);
}

export interface RegisterRequest__Output {
  'username': (string);
  'email': (string);
  'password': (string);
  /**
   * The browser's User-Agent, shown in the list of sessions.
   */
  'agent': (string);
}
