// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


/**
 * A span of days and the number of people who talked about a subject in it.
 */
export interface TrendPoint {
  /**
   * First and last day, `YYYY-MM-DD`, UTC.
   */
  'from'?: (string);
  'to'?: (string);
  /**
   * Rounded down to a multiple of the least number of people that an entry needs.
   */
  'people'?: (number);
}

/**
 * A span of days and the number of people who talked about a subject in it.
 */
export interface TrendPoint__Output {
  /**
   * First and last day, `YYYY-MM-DD`, UTC.
   */
  'from': (string);
  'to': (string);
  /**
   * Rounded down to a multiple of the least number of people that an entry needs.
   */
  'people': (number);
}
