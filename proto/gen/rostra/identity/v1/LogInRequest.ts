// Original file: proto/rostra/identity/v1/identity.proto


export interface LogInRequest {
  'username'?: (string);
  'password'?: (string);
  'agent'?: (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret'?: (string);
}

export interface LogInRequest__Output {
  'username': (string);
  'password': (string);
  'agent': (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret': (string);
}
