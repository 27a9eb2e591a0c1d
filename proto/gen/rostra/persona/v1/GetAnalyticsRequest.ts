// Original file: proto/rostra/persona/v1/persona.proto


export interface GetAnalyticsRequest {
  'personaId'?: (string);
  /**
   * 7, 30 or 90, today included.
   */
  'days'?: (number);
}

export interface GetAnalyticsRequest__Output {
  'personaId': (string);
  /**
   * 7, 30 or 90, today included.
   */
  'days': (number);
}
