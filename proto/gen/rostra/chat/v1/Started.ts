// Original file: proto/rostra/chat/v1/chat.proto


/**
 * The first event: the send is admitted, or its request id existed already.
 */
export interface Started {
  /**
   * Empty for a trial.
   */
  'generationId'?: (string);
  /**
   * Set only for a trial; as in StartConversationResponse.
   */
  'offline'?: (boolean);
}

/**
 * The first event: the send is admitted, or its request id existed already.
 */
export interface Started__Output {
  /**
   * Empty for a trial.
   */
  'generationId': (string);
  /**
   * Set only for a trial; as in StartConversationResponse.
   */
  'offline': (boolean);
}
