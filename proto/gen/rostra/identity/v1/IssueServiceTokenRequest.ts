// Original file: proto/rostra/identity/v1/identity.proto


export interface IssueServiceTokenRequest {
  'service'?: (string);
  'secret'?: (string);
  /**
   * The name of the service that is to be called.
   */
  'audience'?: (string);
}

export interface IssueServiceTokenRequest__Output {
  'service': (string);
  'secret': (string);
  /**
   * The name of the service that is to be called.
   */
  'audience': (string);
}
