// Original file: proto/rostra/identity/v1/identity.proto

import type { InsightMember as _rostra_identity_v1_InsightMember, InsightMember__Output as _rostra_identity_v1_InsightMember__Output } from '../../../rostra/identity/v1/InsightMember.ts';

export interface ListInsightConsentsResponse {
  'accountIds'?: (string)[];
  /**
   * Those of them that count in the zeitgeist: their address is confirmed, and the account is 7 days old (with the demo data: of any age).
   */
  'counting'?: (_rostra_identity_v1_InsightMember)[];
  /**
   * Those of them that count in creators' insights: their address is confirmed.
   */
  'confirmedAccountIds'?: (string)[];
}

export interface ListInsightConsentsResponse__Output {
  'accountIds': (string)[];
  /**
   * Those of them that count in the zeitgeist: their address is confirmed, and the account is 7 days old (with the demo data: of any age).
   */
  'counting': (_rostra_identity_v1_InsightMember__Output)[];
  /**
   * Those of them that count in creators' insights: their address is confirmed.
   */
  'confirmedAccountIds': (string)[];
}
