// Original file: proto/rostra/chat/v1/chat.proto


export interface GetMemoriesRequest {
  /**
   * Only the notes of this persona. Empty for all.
   */
  'personaId'?: (string);
}

export interface GetMemoriesRequest__Output {
  /**
   * Only the notes of this persona. Empty for all.
   */
  'personaId': (string);
}
