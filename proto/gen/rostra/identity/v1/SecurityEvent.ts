// Original file: proto/rostra/identity/v1/identity.proto


export interface SecurityEvent {
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  /**
   * Such as signed-in or password-changed.
   */
  'event'?: (string);
  /**
   * How the member signed in; empty for another event.
   */
  'method'?: (string);
  /**
   * The second factor of the event; empty for none.
   */
  'factor'?: (string);
  /**
   * The new role of a role change; empty for another event.
   */
  'role'?: (string);
  /**
   * Who acted: self, operator or purchase.
   */
  'actor'?: (string);
  /**
   * An IPv4 address or the /64 of an IPv6 address; empty when unknown.
   */
  'network'?: (string);
  /**
   * The browser's User-Agent as plain text; empty when unknown.
   */
  'agent'?: (string);
}

export interface SecurityEvent__Output {
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  /**
   * Such as signed-in or password-changed.
   */
  'event': (string);
  /**
   * How the member signed in; empty for another event.
   */
  'method': (string);
  /**
   * The second factor of the event; empty for none.
   */
  'factor': (string);
  /**
   * The new role of a role change; empty for another event.
   */
  'role': (string);
  /**
   * Who acted: self, operator or purchase.
   */
  'actor': (string);
  /**
   * An IPv4 address or the /64 of an IPv6 address; empty when unknown.
   */
  'network': (string);
  /**
   * The browser's User-Agent as plain text; empty when unknown.
   */
  'agent': (string);
}
