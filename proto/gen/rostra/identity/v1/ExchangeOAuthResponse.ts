// Original file: proto/rostra/identity/v1/identity.proto

import type { HttpHeader as _rostra_identity_v1_HttpHeader, HttpHeader__Output as _rostra_identity_v1_HttpHeader__Output } from '../../../rostra/identity/v1/HttpHeader.ts';

export interface ExchangeOAuthResponse {
  'status'?: (number);
  'headers'?: (_rostra_identity_v1_HttpHeader)[];
  'body'?: (Buffer | Uint8Array | string);
  /**
   * The ids of apps whose access this exchange has ended.
   */
  'endedApps'?: (string)[];
}

export interface ExchangeOAuthResponse__Output {
  'status': (number);
  'headers': (_rostra_identity_v1_HttpHeader__Output)[];
  'body': (Buffer);
  /**
   * The ids of apps whose access this exchange has ended.
   */
  'endedApps': (string)[];
}
