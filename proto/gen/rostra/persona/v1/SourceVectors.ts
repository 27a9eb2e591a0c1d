// Original file: proto/rostra/persona/v1/persona.proto


/**
 * How far the vectors of a source are, which are made in the background.
 */
export interface SourceVectors {
  /**
   * How many of its passages have a vector, by which they are found by their meaning too.
   */
  'passages'?: (number);
  /**
   * An estimate of the seconds until all have one. 0 once all have, and while it is unknown.
   */
  'secondsLeft'?: (number);
}

/**
 * How far the vectors of a source are, which are made in the background.
 */
export interface SourceVectors__Output {
  /**
   * How many of its passages have a vector, by which they are found by their meaning too.
   */
  'passages': (number);
  /**
   * An estimate of the seconds until all have one. 0 once all have, and while it is unknown.
   */
  'secondsLeft': (number);
}
