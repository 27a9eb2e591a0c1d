// Original file: proto/rostra/identity/v1/identity.proto


export interface StartIssuerSignInRequest {
  /**
   * The id of the issuer.
   */
  'issuerId'?: (string);
  /**
   * The path to open afterwards. Empty for none.
   */
  'next'?: (string);
}

export interface StartIssuerSignInRequest__Output {
  /**
   * The id of the issuer.
   */
  'issuerId': (string);
  /**
   * The path to open afterwards. Empty for none.
   */
  'next': (string);
}
