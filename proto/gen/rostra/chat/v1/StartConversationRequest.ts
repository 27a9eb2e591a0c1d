// Original file: proto/rostra/chat/v1/chat.proto


export interface StartConversationRequest {
  'personaId'?: (string);
  /**
   * The client's own name for its end user; stored, never interpreted.
   */
  'endUserId'?: (string);
  /**
   * A UUID, unique per person and kept with the conversation. Empty: a repeated call starts another conversation.
   */
  'requestId'?: (string);
}

export interface StartConversationRequest__Output {
  'personaId': (string);
  /**
   * The client's own name for its end user; stored, never interpreted.
   */
  'endUserId': (string);
  /**
   * A UUID, unique per person and kept with the conversation. Empty: a repeated call starts another conversation.
   */
  'requestId': (string);
}
