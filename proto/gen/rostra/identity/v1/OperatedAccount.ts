// Original file: proto/rostra/identity/v1/identity.proto

import type { Suspension as _rostra_identity_v1_Suspension, Suspension__Output as _rostra_identity_v1_Suspension__Output } from '../../../rostra/identity/v1/Suspension.ts';

/**
 * An account as operators see it.
 */
export interface OperatedAccount {
  'id'?: (string);
  'username'?: (string);
  'email'?: (string);
  /**
   * citizen, orator or super_senator.
   */
  'role'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * Absent unless the account is suspended.
   */
  'suspension'?: (_rostra_identity_v1_Suspension | null);
}

/**
 * An account as operators see it.
 */
export interface OperatedAccount__Output {
  'id': (string);
  'username': (string);
  'email': (string);
  /**
   * citizen, orator or super_senator.
   */
  'role': (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * Absent unless the account is suspended.
   */
  'suspension': (_rostra_identity_v1_Suspension__Output | null);
}
