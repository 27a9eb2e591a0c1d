// Original file: proto/rostra/identity/v1/identity.proto


/**
 * A sign-in after the first step: the password or the one-time code was right.
 */
export interface PendingSignIn {
  /**
   * 256 random bits, base64url; only its hash is stored.
   */
  'token'?: (string);
  /**
   * The methods that the account has, among `passkey`, `totp` and `recovery`.
   */
  'methods'?: (string)[];
  /**
   * PublicKeyCredentialRequestOptionsJSON (WebAuthn) as JSON. Empty for an account without passkeys.
   */
  'passkeyOptions'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'expiresAt'?: (string);
}

/**
 * A sign-in after the first step: the password or the one-time code was right.
 */
export interface PendingSignIn__Output {
  /**
   * 256 random bits, base64url; only its hash is stored.
   */
  'token': (string);
  /**
   * The methods that the account has, among `passkey`, `totp` and `recovery`.
   */
  'methods': (string)[];
  /**
   * PublicKeyCredentialRequestOptionsJSON (WebAuthn) as JSON. Empty for an account without passkeys.
   */
  'passkeyOptions': (string);
  /**
   * RFC 3339, UTC.
   */
  'expiresAt': (string);
}
