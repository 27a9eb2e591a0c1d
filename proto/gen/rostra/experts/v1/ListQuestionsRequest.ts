// Original file: proto/rostra/experts/v1/experts.proto


export interface ListQuestionsRequest {
  /**
   * The id of a question: only those before it are returned.
   */
  'before'?: (string);
  /**
   * 1 to 50.
   */
  'limit'?: (number);
}

export interface ListQuestionsRequest__Output {
  /**
   * The id of a question: only those before it are returned.
   */
  'before': (string);
  /**
   * 1 to 50.
   */
  'limit': (number);
}
