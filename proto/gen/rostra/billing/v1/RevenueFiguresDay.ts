// Original file: proto/rostra/billing/v1/billing.proto


export interface RevenueFiguresDay {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'date'?: (string);
  /**
   * Paid payments, refunded ones too.
   */
  'payments'?: (number);
  /**
   * US cents paid.
   */
  'amount'?: (number);
  /**
   * US cents of them that were refunded since.
   */
  'refunded'?: (number);
}

export interface RevenueFiguresDay__Output {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'date': (string);
  /**
   * Paid payments, refunded ones too.
   */
  'payments': (number);
  /**
   * US cents paid.
   */
  'amount': (number);
  /**
   * US cents of them that were refunded since.
   */
  'refunded': (number);
}
