// Original file: proto/rostra/identity/v1/identity.proto


export interface IssueGuestTokenRequest {
  /**
   * The guest's current token; empty for a new guest.
   */
  'token'?: (string);
}

export interface IssueGuestTokenRequest__Output {
  /**
   * The guest's current token; empty for a new guest.
   */
  'token': (string);
}
