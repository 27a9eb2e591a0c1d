// Original file: proto/rostra/identity/v1/identity.proto

import type { Passkey as _rostra_identity_v1_Passkey, Passkey__Output as _rostra_identity_v1_Passkey__Output } from '../../../rostra/identity/v1/Passkey.ts';

export interface SecondFactor {
  /**
   * Whether the account has an authenticator app.
   */
  'totp'?: (boolean);
  /**
   * Oldest first.
   */
  'passkeys'?: (_rostra_identity_v1_Passkey)[];
  'recoveryCodesLeft'?: (number);
  /**
   * Whether the caller's session was opened with the second factor, or added the first one.
   */
  'usedInSession'?: (boolean);
  /**
   * Whether this session lacks the rights of a super senator because it was opened without the second factor. False in development.
   */
  'neededForRole'?: (boolean);
}

export interface SecondFactor__Output {
  /**
   * Whether the account has an authenticator app.
   */
  'totp': (boolean);
  /**
   * Oldest first.
   */
  'passkeys': (_rostra_identity_v1_Passkey__Output)[];
  'recoveryCodesLeft': (number);
  /**
   * Whether the caller's session was opened with the second factor, or added the first one.
   */
  'usedInSession': (boolean);
  /**
   * Whether this session lacks the rights of a super senator because it was opened without the second factor. False in development.
   */
  'neededForRole': (boolean);
}
