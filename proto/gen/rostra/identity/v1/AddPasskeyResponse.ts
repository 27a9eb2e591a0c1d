// Original file: proto/rostra/identity/v1/identity.proto

import type { Passkey as _rostra_identity_v1_Passkey, Passkey__Output as _rostra_identity_v1_Passkey__Output } from '../../../rostra/identity/v1/Passkey.ts';

export interface AddPasskeyResponse {
  'passkey'?: (_rostra_identity_v1_Passkey | null);
  /**
   * Empty unless this is the account's first factor.
   */
  'recoveryCodes'?: (string)[];
  /**
   * As in SignedIn, with `factor`. Empty unless this is the account's first factor.
   */
  'deviceToken'?: (string);
}

export interface AddPasskeyResponse__Output {
  'passkey': (_rostra_identity_v1_Passkey__Output | null);
  /**
   * Empty unless this is the account's first factor.
   */
  'recoveryCodes': (string)[];
  /**
   * As in SignedIn, with `factor`. Empty unless this is the account's first factor.
   */
  'deviceToken': (string);
}
