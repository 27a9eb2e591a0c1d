// Original file: proto/rostra/persona/v1/persona.proto


export interface GetUseFiguresRequest {
  /**
   * 7, 30 or 90: the last days, today included.
   */
  'days'?: (number);
}

export interface GetUseFiguresRequest__Output {
  /**
   * 7, 30 or 90: the last days, today included.
   */
  'days': (number);
}
