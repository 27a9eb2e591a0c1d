// Original file: proto/rostra/billing/v1/billing.proto


export interface ListPaymentsRequest {
  /**
   * From 1, of 200 payments; 0 means 1.
   */
  'page'?: (number);
}

export interface ListPaymentsRequest__Output {
  /**
   * From 1, of 200 payments; 0 means 1.
   */
  'page': (number);
}
