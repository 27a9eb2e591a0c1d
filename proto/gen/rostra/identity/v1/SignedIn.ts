// Original file: proto/rostra/identity/v1/identity.proto

import type { Account as _rostra_identity_v1_Account, Account__Output as _rostra_identity_v1_Account__Output } from '../../../rostra/identity/v1/Account.ts';
import type { PendingSignIn as _rostra_identity_v1_PendingSignIn, PendingSignIn__Output as _rostra_identity_v1_PendingSignIn__Output } from '../../../rostra/identity/v1/PendingSignIn.ts';

export interface SignedIn {
  'account'?: (_rostra_identity_v1_Account | null);
  /**
   * 256 random bits, base64url. Goes into the session cookie; only its hash is stored.
   */
  'sessionSecret'?: (string);
  /**
   * RFC 3339, UTC: when the session expires.
   */
  'sessionExpiresAt'?: (string);
  /**
   * For identity, chat and billing, which a sign-in calls. Valid at once, so that no Authenticate has to follow.
   */
  'accessToken'?: (string);
  /**
   * Marks this browser as a device of the account. RS256, 30 days; claims `sub` = a random id of the browser, `kind` = device,
   * `name` = the username in lower case, `exp`, `mailHash` for the mails of a proven address, and `factor` after the second factor. It
   * grants no access: rate limits count the attempts of a device separately, so that the attempts of other clients cannot lock it out; codes
   * and links only with `mailHash`, wrong second factors only with `factor`.
   */
  'deviceToken'?: (string);
  /**
   * The session of `previous_session_secret`, which has ended. Empty for none.
   */
  'endedSessionId'?: (string);
  /**
   * Set when the sign-in waits for the second factor. All fields but the next are then empty.
   */
  'secondFactor'?: (_rostra_identity_v1_PendingSignIn | null);
  /**
   * The id of the account, when the sign-in was the first proof of its address and has ended its earlier sessions. Empty otherwise.
   */
  'sessionsEndedOf'?: (string);
}

export interface SignedIn__Output {
  'account': (_rostra_identity_v1_Account__Output | null);
  /**
   * 256 random bits, base64url. Goes into the session cookie; only its hash is stored.
   */
  'sessionSecret': (string);
  /**
   * RFC 3339, UTC: when the session expires.
   */
  'sessionExpiresAt': (string);
  /**
   * For identity, chat and billing, which a sign-in calls. Valid at once, so that no Authenticate has to follow.
   */
  'accessToken': (string);
  /**
   * Marks this browser as a device of the account. RS256, 30 days; claims `sub` = a random id of the browser, `kind` = device,
   * `name` = the username in lower case, `exp`, `mailHash` for the mails of a proven address, and `factor` after the second factor. It
   * grants no access: rate limits count the attempts of a device separately, so that the attempts of other clients cannot lock it out; codes
   * and links only with `mailHash`, wrong second factors only with `factor`.
   */
  'deviceToken': (string);
  /**
   * The session of `previous_session_secret`, which has ended. Empty for none.
   */
  'endedSessionId': (string);
  /**
   * Set when the sign-in waits for the second factor. All fields but the next are then empty.
   */
  'secondFactor': (_rostra_identity_v1_PendingSignIn__Output | null);
  /**
   * The id of the account, when the sign-in was the first proof of its address and has ended its earlier sessions. Empty otherwise.
   */
  'sessionsEndedOf': (string);
}
