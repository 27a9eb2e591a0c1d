// Original file: proto/rostra/chat/v1/chat.proto


/**
 * A found word, in UTF-16 units of its text.
 */
export interface Mark {
  'start'?: (number);
  'end'?: (number);
}

/**
 * A found word, in UTF-16 units of its text.
 */
export interface Mark__Output {
  'start': (number);
  'end': (number);
}
