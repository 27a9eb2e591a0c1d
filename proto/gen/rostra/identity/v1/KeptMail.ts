// Original file: proto/rostra/identity/v1/identity.proto


export interface KeptMail {
  'to'?: (string);
  'subject'?: (string);
  'text'?: (string);
  'html'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
}

export interface KeptMail__Output {
  'to': (string);
  'subject': (string);
  'text': (string);
  'html': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
}
