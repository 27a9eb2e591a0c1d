// Original file: proto/rostra/identity/v1/identity.proto


export interface IssueVisitorTokenRequest {
  /**
   * The visitor's current token; empty for a new visitor.
   */
  'token'?: (string);
  /**
   * The origin of the website whose page frames the widget.
   */
  'origin'?: (string);
  'personaId'?: (string);
}

export interface IssueVisitorTokenRequest__Output {
  /**
   * The visitor's current token; empty for a new visitor.
   */
  'token': (string);
  /**
   * The origin of the website whose page frames the widget.
   */
  'origin': (string);
  'personaId': (string);
}
