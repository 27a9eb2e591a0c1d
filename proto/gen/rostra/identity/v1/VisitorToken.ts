// Original file: proto/rostra/identity/v1/identity.proto

import type { GuestToken as _rostra_identity_v1_GuestToken, GuestToken__Output as _rostra_identity_v1_GuestToken__Output } from '../../../rostra/identity/v1/GuestToken.ts';

export interface VisitorToken {
  /**
   * RS256, for 30 days; claims `sub`, `kind` = visitor, `aud` = the gateway, `origin`, `persona`, `exp`. No call accepts it as a caller's token.
   */
  'token'?: (string);
  /**
   * The token of the guest that the visitor is, for an hour; claims as of a guest, with `persona`, and without the audience `experts`. It
   * starts conversations with that persona only, and IssueGuestToken does not renew it.
   */
  'guest'?: (_rostra_identity_v1_GuestToken | null);
}

export interface VisitorToken__Output {
  /**
   * RS256, for 30 days; claims `sub`, `kind` = visitor, `aud` = the gateway, `origin`, `persona`, `exp`. No call accepts it as a caller's token.
   */
  'token': (string);
  /**
   * The token of the guest that the visitor is, for an hour; claims as of a guest, with `persona`, and without the audience `experts`. It
   * starts conversations with that persona only, and IssueGuestToken does not renew it.
   */
  'guest': (_rostra_identity_v1_GuestToken__Output | null);
}
