// Original file: proto/rostra/identity/v1/identity.proto


export interface StartTotpResponse {
  /**
   * Base32.
   */
  'secret'?: (string);
  /**
   * otpauth://totp/…
   */
  'uri'?: (string);
}

export interface StartTotpResponse__Output {
  /**
   * Base32.
   */
  'secret': (string);
  /**
   * otpauth://totp/…
   */
  'uri': (string);
}
