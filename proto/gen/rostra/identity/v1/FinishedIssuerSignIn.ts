// Original file: proto/rostra/identity/v1/identity.proto

import type { SignedIn as _rostra_identity_v1_SignedIn, SignedIn__Output as _rostra_identity_v1_SignedIn__Output } from '../../../rostra/identity/v1/SignedIn.ts';
import type { AskedSignUp as _rostra_identity_v1_AskedSignUp, AskedSignUp__Output as _rostra_identity_v1_AskedSignUp__Output } from '../../../rostra/identity/v1/AskedSignUp.ts';

/**
 * Has one of the three outcomes.
 */
export interface FinishedIssuerSignIn {
  /**
   * The path that the sign-in named. Empty for none.
   */
  'next'?: (string);
  /**
   * Signed in, or a sign-in that waits for the second factor.
   */
  'signedIn'?: (_rostra_identity_v1_SignedIn | null);
  /**
   * The person has no account yet.
   */
  'signUp'?: (_rostra_identity_v1_AskedSignUp | null);
  /**
   * The label of the issuer whose identity was linked. Empty for none.
   */
  'linked'?: (string);
  /**
   * Whether the linked identity was the first proof of the address, which has ended the account's other sessions.
   */
  'sessionsEnded'?: (boolean);
}

/**
 * Has one of the three outcomes.
 */
export interface FinishedIssuerSignIn__Output {
  /**
   * The path that the sign-in named. Empty for none.
   */
  'next': (string);
  /**
   * Signed in, or a sign-in that waits for the second factor.
   */
  'signedIn': (_rostra_identity_v1_SignedIn__Output | null);
  /**
   * The person has no account yet.
   */
  'signUp': (_rostra_identity_v1_AskedSignUp__Output | null);
  /**
   * The label of the issuer whose identity was linked. Empty for none.
   */
  'linked': (string);
  /**
   * Whether the linked identity was the first proof of the address, which has ended the account's other sessions.
   */
  'sessionsEnded': (boolean);
}
