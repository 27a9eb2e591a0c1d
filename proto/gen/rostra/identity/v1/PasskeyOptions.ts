// Original file: proto/rostra/identity/v1/identity.proto


export interface PasskeyOptions {
  /**
   * PublicKeyCredentialCreationOptionsJSON (WebAuthn) as JSON.
   */
  'options'?: (string);
}

export interface PasskeyOptions__Output {
  /**
   * PublicKeyCredentialCreationOptionsJSON (WebAuthn) as JSON.
   */
  'options': (string);
}
