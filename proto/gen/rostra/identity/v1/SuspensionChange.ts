// Original file: proto/rostra/identity/v1/identity.proto


export interface SuspensionChange {
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  'suspended'?: (boolean);
  'reason'?: (string);
}

export interface SuspensionChange__Output {
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  'suspended': (boolean);
  'reason': (string);
}
