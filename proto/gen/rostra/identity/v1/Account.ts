// Original file: proto/rostra/identity/v1/identity.proto

import type { Role as _rostra_identity_v1_Role, Role__Output as _rostra_identity_v1_Role__Output } from '../../../rostra/identity/v1/Role.ts';

export interface Account {
  'id'?: (string);
  /**
   * As typed at registration; unique case-insensitively, never changed.
   */
  'username'?: (string);
  'email'?: (string);
  'role'?: (_rostra_identity_v1_Role);
  /**
   * The most personas that this role may own.
   */
  'personaLimit'?: (number);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * Whether the member's chats may be used for anonymous insights.
   */
  'insights'?: (boolean);
  /**
   * The new address that waits for its confirmation. Empty for none.
   */
  'pendingEmail'?: (string);
  /**
   * Whether the member wants a weekly mail about the inboxes of own personas. Default: false.
   */
  'inboxMail'?: (boolean);
  /**
   * RFC 3339, UTC: when the address was first proven, by a mailed code or link or by a trusted issuer. Empty until then.
   */
  'emailConfirmedAt'?: (string);
}

export interface Account__Output {
  'id': (string);
  /**
   * As typed at registration; unique case-insensitively, never changed.
   */
  'username': (string);
  'email': (string);
  'role': (_rostra_identity_v1_Role__Output);
  /**
   * The most personas that this role may own.
   */
  'personaLimit': (number);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * Whether the member's chats may be used for anonymous insights.
   */
  'insights': (boolean);
  /**
   * The new address that waits for its confirmation. Empty for none.
   */
  'pendingEmail': (string);
  /**
   * Whether the member wants a weekly mail about the inboxes of own personas. Default: false.
   */
  'inboxMail': (boolean);
  /**
   * RFC 3339, UTC: when the address was first proven, by a mailed code or link or by a trusted issuer. Empty until then.
   */
  'emailConfirmedAt': (string);
}
