// Original file: proto/rostra/identity/v1/identity.proto


export interface ResetPasswordResponse {
  /**
   * As in SignedIn: who has the address may try to log in from this browser at once, whatever others tried.
   */
  'deviceToken'?: (string);
}

export interface ResetPasswordResponse__Output {
  /**
   * As in SignedIn: who has the address may try to log in from this browser at once, whatever others tried.
   */
  'deviceToken': (string);
}
