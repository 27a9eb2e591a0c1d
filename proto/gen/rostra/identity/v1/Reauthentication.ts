// Original file: proto/rostra/identity/v1/identity.proto


/**
 * The password of a member, or a one-time code that was mailed to the account's address.
 */
export interface Reauthentication {
  'password'?: (string);
  'code'?: (string);
}

/**
 * The password of a member, or a one-time code that was mailed to the account's address.
 */
export interface Reauthentication__Output {
  'password': (string);
  'code': (string);
}
