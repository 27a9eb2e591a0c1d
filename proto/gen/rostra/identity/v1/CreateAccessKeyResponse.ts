// Original file: proto/rostra/identity/v1/identity.proto

import type { AccessKey as _rostra_identity_v1_AccessKey, AccessKey__Output as _rostra_identity_v1_AccessKey__Output } from '../../../rostra/identity/v1/AccessKey.ts';

export interface CreateAccessKeyResponse {
  'accessKey'?: (_rostra_identity_v1_AccessKey | null);
  /**
   * The key itself. No other call returns it.
   */
  'key'?: (string);
}

export interface CreateAccessKeyResponse__Output {
  'accessKey': (_rostra_identity_v1_AccessKey__Output | null);
  /**
   * The key itself. No other call returns it.
   */
  'key': (string);
}
