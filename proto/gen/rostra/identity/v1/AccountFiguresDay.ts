// Original file: proto/rostra/identity/v1/identity.proto


export interface AccountFiguresDay {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'date'?: (string);
  /**
   * The accounts that were registered on the day and still exist.
   */
  'registered'?: (number);
}

export interface AccountFiguresDay__Output {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'date': (string);
  /**
   * The accounts that were registered on the day and still exist.
   */
  'registered': (number);
}
