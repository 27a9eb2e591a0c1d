// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface ExcludeTermRequest {
  'term'?: (string);
  /**
   * At most 500 characters, for the audit log.
   */
  'reason'?: (string);
}

export interface ExcludeTermRequest__Output {
  'term': (string);
  /**
   * At most 500 characters, for the audit log.
   */
  'reason': (string);
}
