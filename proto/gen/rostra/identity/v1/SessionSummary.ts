// Original file: proto/rostra/identity/v1/identity.proto


export interface SessionSummary {
  'id'?: (string);
  'createdAt'?: (string);
  'lastSeenAt'?: (string);
  'agent'?: (string);
  /**
   * The session that this call came with.
   */
  'current'?: (boolean);
}

export interface SessionSummary__Output {
  'id': (string);
  'createdAt': (string);
  'lastSeenAt': (string);
  'agent': (string);
  /**
   * The session that this call came with.
   */
  'current': (boolean);
}
