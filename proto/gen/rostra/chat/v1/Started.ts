// Original file: proto/rostra/chat/v1/chat.proto


/**
 * The send was accepted (or found): what follows is the answer.
 */
export interface Started {
  /**
   * Empty for a rehearsal.
   */
  'generationId'?: (string);
  /**
   * For a rehearsal, as in StartConversationResponse.
   */
  'offline'?: (boolean);
}

/**
 * The send was accepted (or found): what follows is the answer.
 */
export interface Started__Output {
  /**
   * Empty for a rehearsal.
   */
  'generationId': (string);
  /**
   * For a rehearsal, as in StartConversationResponse.
   */
  'offline': (boolean);
}
