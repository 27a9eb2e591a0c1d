// Original file: proto/rostra/persona/v1/persona.proto


export interface ListReportedPersonasRequest {
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
}

export interface ListReportedPersonasRequest__Output {
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
}
