// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface ExcludedTerm {
  /**
   * In lower case.
   */
  'term'?: (string);
  'reason'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
}

export interface ExcludedTerm__Output {
  /**
   * In lower case.
   */
  'term': (string);
  'reason': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
}
