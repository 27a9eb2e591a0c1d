// Original file: proto/rostra/identity/v1/identity.proto

import type { HttpHeader as _rostra_identity_v1_HttpHeader, HttpHeader__Output as _rostra_identity_v1_HttpHeader__Output } from '../../../rostra/identity/v1/HttpHeader.ts';

export interface ExchangeOAuthRequest {
  'method'?: (string);
  /**
   * With the query.
   */
  'path'?: (string);
  /**
   * `content-type` and `cookie`; any other is ignored.
   */
  'headers'?: (_rostra_identity_v1_HttpHeader)[];
  /**
   * At most 64 kB.
   */
  'body'?: (Buffer | Uint8Array | string);
}

export interface ExchangeOAuthRequest__Output {
  'method': (string);
  /**
   * With the query.
   */
  'path': (string);
  /**
   * `content-type` and `cookie`; any other is ignored.
   */
  'headers': (_rostra_identity_v1_HttpHeader__Output)[];
  /**
   * At most 64 kB.
   */
  'body': (Buffer);
}
