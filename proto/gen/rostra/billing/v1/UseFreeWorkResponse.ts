// Original file: proto/rostra/billing/v1/billing.proto


export interface UseFreeWorkResponse {
  /**
   * Names this use when it is given back.
   */
  'useId'?: (string);
}

export interface UseFreeWorkResponse__Output {
  /**
   * Names this use when it is given back.
   */
  'useId': (string);
}
