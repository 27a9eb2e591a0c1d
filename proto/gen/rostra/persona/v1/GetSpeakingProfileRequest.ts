// Original file: proto/rostra/persona/v1/persona.proto


export interface GetSpeakingProfileRequest {
  'id'?: (string);
  /**
   * `member:<id>` or `guest:<id>`, the person of the conversation, instead of the caller. With it chat continues an admitted answer without
   * an access token.
   */
  'person'?: (string);
}

export interface GetSpeakingProfileRequest__Output {
  'id': (string);
  /**
   * `member:<id>` or `guest:<id>`, the person of the conversation, instead of the caller. With it chat continues an admitted answer without
   * an access token.
   */
  'person': (string);
}
