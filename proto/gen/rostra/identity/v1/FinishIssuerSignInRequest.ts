// Original file: proto/rostra/identity/v1/identity.proto


export interface FinishIssuerSignInRequest {
  'issuerId'?: (string);
  /**
   * The query with which the issuer sent the browser back.
   */
  'response'?: (string);
  'browserSecret'?: (string);
  'agent'?: (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret'?: (string);
}

export interface FinishIssuerSignInRequest__Output {
  'issuerId': (string);
  /**
   * The query with which the issuer sent the browser back.
   */
  'response': (string);
  'browserSecret': (string);
  'agent': (string);
  /**
   * The session that this browser has had until now, which the sign-in ends. Empty for none.
   */
  'previousSessionSecret': (string);
}
