// Original file: proto/rostra/identity/v1/identity.proto


export interface SessionSummary {
  'id'?: (string);
  'createdAt'?: (string);
  'lastSeenAt'?: (string);
  'agent'?: (string);
  /**
   * Whether this is the session of the caller's token.
   */
  'current'?: (boolean);
}

export interface SessionSummary__Output {
  'id': (string);
  'createdAt': (string);
  'lastSeenAt': (string);
  'agent': (string);
  /**
   * Whether this is the session of the caller's token.
   */
  'current': (boolean);
}
