// Original file: proto/rostra/identity/v1/identity.proto


export interface FormerEmail {
  'email'?: (string);
  /**
   * RFC 3339, UTC: when the link that restores it ends, and the address is deleted.
   */
  'until'?: (string);
}

export interface FormerEmail__Output {
  'email': (string);
  /**
   * RFC 3339, UTC: when the link that restores it ends, and the address is deleted.
   */
  'until': (string);
}
