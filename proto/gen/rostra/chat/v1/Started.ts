// Original file: proto/rostra/chat/v1/chat.proto


/**
 * The send was accepted (or found): what follows is the answer.
 */
export interface Started {
  'generationId'?: (string);
}

/**
 * The send was accepted (or found): what follows is the answer.
 */
export interface Started__Output {
  'generationId': (string);
}
