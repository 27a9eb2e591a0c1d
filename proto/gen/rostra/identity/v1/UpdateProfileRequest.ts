// Original file: proto/rostra/identity/v1/identity.proto

import type { Reauthentication as _rostra_identity_v1_Reauthentication, Reauthentication__Output as _rostra_identity_v1_Reauthentication__Output } from '../../../rostra/identity/v1/Reauthentication.ts';

export interface UpdateProfileRequest {
  'email'?: (string);
  'insights'?: (boolean);
  /**
   * Needed for an address.
   */
  'reauthentication'?: (_rostra_identity_v1_Reauthentication | null);
  'inboxMail'?: (boolean);
  '_email'?: "email";
  '_insights'?: "insights";
  '_inboxMail'?: "inboxMail";
}

export interface UpdateProfileRequest__Output {
  'email'?: (string);
  'insights'?: (boolean);
  /**
   * Needed for an address.
   */
  'reauthentication': (_rostra_identity_v1_Reauthentication__Output | null);
  'inboxMail'?: (boolean);
  '_email'?: "email";
  '_insights'?: "insights";
  '_inboxMail'?: "inboxMail";
}
