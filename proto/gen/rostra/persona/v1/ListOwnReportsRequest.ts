// Original file: proto/rostra/persona/v1/persona.proto


export interface ListOwnReportsRequest {
  /**
   * From 1, of 50 reports; 0 means 1.
   */
  'page'?: (number);
}

export interface ListOwnReportsRequest__Output {
  /**
   * From 1, of 50 reports; 0 means 1.
   */
  'page': (number);
}
