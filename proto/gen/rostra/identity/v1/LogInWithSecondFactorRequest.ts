// Original file: proto/rostra/identity/v1/identity.proto


export interface LogInWithSecondFactorRequest {
  'token'?: (string);
  /**
   * 6 digits.
   */
  'code'?: (string);
  'recoveryCode'?: (string);
  /**
   * AuthenticationResponseJSON (WebAuthn) as JSON.
   */
  'passkey'?: (string);
  'agent'?: (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret'?: (string);
}

export interface LogInWithSecondFactorRequest__Output {
  'token': (string);
  /**
   * 6 digits.
   */
  'code': (string);
  'recoveryCode': (string);
  /**
   * AuthenticationResponseJSON (WebAuthn) as JSON.
   */
  'passkey': (string);
  'agent': (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret': (string);
}
