// Original file: proto/rostra/chat/v1/events.proto


/**
 * Topic `chat.message-sent.v1`, keyed by persona id. A message was admitted and is being answered. The event has no text.
 * Consumers: none yet. A replay changes nothing: the event's id is derived from the generation's.
 */
export interface MessageSent {
  'generationId'?: (string);
  'conversationId'?: (string);
  'personaId'?: (string);
  /**
   * `member:<id>` or `guest:<id>`.
   */
  'person'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'sentAt'?: (string);
}

/**
 * Topic `chat.message-sent.v1`, keyed by persona id. A message was admitted and is being answered. The event has no text.
 * Consumers: none yet. A replay changes nothing: the event's id is derived from the generation's.
 */
export interface MessageSent__Output {
  'generationId': (string);
  'conversationId': (string);
  'personaId': (string);
  /**
   * `member:<id>` or `guest:<id>`.
   */
  'person': (string);
  /**
   * RFC 3339, UTC.
   */
  'sentAt': (string);
}
