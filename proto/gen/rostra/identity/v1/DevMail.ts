// Original file: proto/rostra/identity/v1/identity.proto


export interface DevMail {
  'to'?: (string);
  'subject'?: (string);
  'text'?: (string);
  'html'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
}

export interface DevMail__Output {
  'to': (string);
  'subject': (string);
  'text': (string);
  'html': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
}
