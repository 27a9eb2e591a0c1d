// Original file: proto/rostra/identity/v1/identity.proto


export interface LogInWithCodeRequest {
  'email'?: (string);
  'code'?: (string);
  'agent'?: (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret'?: (string);
  /**
   * Whether this browser is a device of the account, by the gateway's word. Attempts of others do not use up its attempts.
   */
  'fromDevice'?: (boolean);
}

export interface LogInWithCodeRequest__Output {
  'email': (string);
  'code': (string);
  'agent': (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret': (string);
  /**
   * Whether this browser is a device of the account, by the gateway's word. Attempts of others do not use up its attempts.
   */
  'fromDevice': (boolean);
}
