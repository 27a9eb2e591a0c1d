// Original file: proto/rostra/identity/v1/identity.proto

import type { Account as _rostra_identity_v1_Account, Account__Output as _rostra_identity_v1_Account__Output } from '../../../rostra/identity/v1/Account.ts';

export interface SignedIn {
  'account'?: (_rostra_identity_v1_Account | null);
  /**
   * 256 random bits, base64url. Goes into the session cookie; only its hash is stored.
   */
  'sessionSecret'?: (string);
  /**
   * RFC 3339, UTC: when the session ends by itself.
   */
  'sessionExpiresAt'?: (string);
  /**
   * Ready to use at once, so that no Authenticate has to follow.
   */
  'accessToken'?: (string);
  /**
   * Shows that this browser was signed in to this account before. RS256, 30 days; claims `sub` = the browser's own random id,
   * `kind` = device, `name` = the username in lower case, `exp`. It opens nothing: limits on tries count such a browser by itself,
   * so that somebody else's wrong tries can't lock it out.
   */
  'deviceToken'?: (string);
}

export interface SignedIn__Output {
  'account': (_rostra_identity_v1_Account__Output | null);
  /**
   * 256 random bits, base64url. Goes into the session cookie; only its hash is stored.
   */
  'sessionSecret': (string);
  /**
   * RFC 3339, UTC: when the session ends by itself.
   */
  'sessionExpiresAt': (string);
  /**
   * Ready to use at once, so that no Authenticate has to follow.
   */
  'accessToken': (string);
  /**
   * Shows that this browser was signed in to this account before. RS256, 30 days; claims `sub` = the browser's own random id,
   * `kind` = device, `name` = the username in lower case, `exp`. It opens nothing: limits on tries count such a browser by itself,
   * so that somebody else's wrong tries can't lock it out.
   */
  'deviceToken': (string);
}
