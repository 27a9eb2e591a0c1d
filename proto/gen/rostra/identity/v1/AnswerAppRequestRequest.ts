// Original file: proto/rostra/identity/v1/identity.proto


export interface AnswerAppRequestRequest {
  'id'?: (string);
  'cookie'?: (string);
  'allowed'?: (boolean);
  /**
   * What the member allows: some of what was asked for. At least one when allowed.
   */
  'scopes'?: (string)[];
  /**
   * The credits that the app may spend, 0 to 100,000.
   */
  'budget'?: (number);
}

export interface AnswerAppRequestRequest__Output {
  'id': (string);
  'cookie': (string);
  'allowed': (boolean);
  /**
   * What the member allows: some of what was asked for. At least one when allowed.
   */
  'scopes': (string)[];
  /**
   * The credits that the app may spend, 0 to 100,000.
   */
  'budget': (number);
}
