// Original file: proto/rostra/identity/v1/identity.proto


export interface ListInsightConsentsRequest {
  /**
   * At most 1,000.
   */
  'accountIds'?: (string)[];
}

export interface ListInsightConsentsRequest__Output {
  /**
   * At most 1,000.
   */
  'accountIds': (string)[];
}
