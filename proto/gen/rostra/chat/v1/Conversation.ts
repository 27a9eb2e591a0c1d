// Original file: proto/rostra/chat/v1/chat.proto


export interface Conversation {
  'id'?: (string);
  'personaId'?: (string);
  'personaName'?: (string);
  'personaSlug'?: (string);
  'startedAt'?: (string);
  'lastMessageAt'?: (string);
  /**
   * The beginning of the latest message.
   */
  'preview'?: (string);
}

export interface Conversation__Output {
  'id': (string);
  'personaId': (string);
  'personaName': (string);
  'personaSlug': (string);
  'startedAt': (string);
  'lastMessageAt': (string);
  /**
   * The beginning of the latest message.
   */
  'preview': (string);
}
