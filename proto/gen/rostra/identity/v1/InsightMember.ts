// Original file: proto/rostra/identity/v1/identity.proto


export interface InsightMember {
  'accountId'?: (string);
  /**
   * A keyed hash of the network where the account was registered: an IPv4 address or an IPv6 /48. Empty when unknown.
   */
  'network'?: (string);
}

export interface InsightMember__Output {
  'accountId': (string);
  /**
   * A keyed hash of the network where the account was registered: an IPv4 address or an IPv6 /48. Empty when unknown.
   */
  'network': (string);
}
