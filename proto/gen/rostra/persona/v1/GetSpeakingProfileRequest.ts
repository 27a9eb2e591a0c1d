// Original file: proto/rostra/persona/v1/persona.proto


export interface GetSpeakingProfileRequest {
  'id'?: (string);
  /**
   * `member:<id>` or `guest:<id>`, in place of the caller: an answer that this person was promised is continued without an access token.
   * Chat names the person of the conversation.
   */
  'person'?: (string);
}

export interface GetSpeakingProfileRequest__Output {
  'id': (string);
  /**
   * `member:<id>` or `guest:<id>`, in place of the caller: an answer that this person was promised is continued without an access token.
   * Chat names the person of the conversation.
   */
  'person': (string);
}
