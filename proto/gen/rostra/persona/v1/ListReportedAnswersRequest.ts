// Original file: proto/rostra/persona/v1/persona.proto


export interface ListReportedAnswersRequest {
  /**
   * The persona's id.
   */
  'id'?: (string);
}

export interface ListReportedAnswersRequest__Output {
  /**
   * The persona's id.
   */
  'id': (string);
}
