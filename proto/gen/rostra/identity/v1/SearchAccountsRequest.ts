// Original file: proto/rostra/identity/v1/identity.proto


export interface SearchAccountsRequest {
  /**
   * At most 100 characters. Empty for every account.
   */
  'search'?: (string);
  'suspendedOnly'?: (boolean);
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
}

export interface SearchAccountsRequest__Output {
  /**
   * At most 100 characters. Empty for every account.
   */
  'search': (string);
  'suspendedOnly': (boolean);
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
}
