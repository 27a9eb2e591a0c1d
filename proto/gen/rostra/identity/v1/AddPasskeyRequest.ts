// Original file: proto/rostra/identity/v1/identity.proto


export interface AddPasskeyRequest {
  /**
   * 1 to 40 characters.
   */
  'name'?: (string);
  /**
   * RegistrationResponseJSON (WebAuthn) as JSON.
   */
  'passkey'?: (string);
}

export interface AddPasskeyRequest__Output {
  /**
   * 1 to 40 characters.
   */
  'name': (string);
  /**
   * RegistrationResponseJSON (WebAuthn) as JSON.
   */
  'passkey': (string);
}
