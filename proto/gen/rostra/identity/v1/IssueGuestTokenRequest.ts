// Original file: proto/rostra/identity/v1/identity.proto


export interface IssueGuestTokenRequest {
  /**
   * The guest's present token, if there is one.
   */
  'token'?: (string);
}

export interface IssueGuestTokenRequest__Output {
  /**
   * The guest's present token, if there is one.
   */
  'token': (string);
}
