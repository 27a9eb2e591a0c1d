// Original file: proto/rostra/identity/v1/identity.proto


export interface IssueServiceTokenRequest {
  'service'?: (string);
  'secret'?: (string);
  /**
   * The name of the service to call.
   */
  'audience'?: (string);
}

export interface IssueServiceTokenRequest__Output {
  'service': (string);
  'secret': (string);
  /**
   * The name of the service to call.
   */
  'audience': (string);
}
