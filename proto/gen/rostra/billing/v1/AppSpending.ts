// Original file: proto/rostra/billing/v1/billing.proto


export interface AppSpending {
  /**
   * As in the token: the id of the app's grant.
   */
  'id'?: (string);
  'credits'?: (number);
}

export interface AppSpending__Output {
  /**
   * As in the token: the id of the app's grant.
   */
  'id': (string);
  'credits': (number);
}
