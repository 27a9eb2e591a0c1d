// Original file: proto/rostra/chat/v1/chat.proto


export interface AnswerInboxItemRequest {
  'personaId'?: (string);
  'itemId'?: (string);
  /**
   * 1 to 4,000 characters.
   */
  'answer'?: (string);
  /**
   * Replaces the item's question; 1 to 1,000 characters. Empty: keeps it.
   */
  'question'?: (string);
}

export interface AnswerInboxItemRequest__Output {
  'personaId': (string);
  'itemId': (string);
  /**
   * 1 to 4,000 characters.
   */
  'answer': (string);
  /**
   * Replaces the item's question; 1 to 1,000 characters. Empty: keeps it.
   */
  'question': (string);
}
