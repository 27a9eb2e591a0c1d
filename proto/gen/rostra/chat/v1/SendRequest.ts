// Original file: proto/rostra/chat/v1/chat.proto


export interface SendRequest {
  'conversationId'?: (string);
  /**
   * 1 to 4,000 characters after trimming. Empty when an answer is replaced.
   */
  'content'?: (string);
  /**
   * A UUID, unique per person. Empty: attaches to a running generation with the same content, else starts a new one. A failed generation of a
   * program gives it back: a repeat starts a new one.
   */
  'requestId'?: (string);
  /**
   * The message that this one replaces, which is kept as a sibling: an own message, or an answer, which is generated again. Empty for none.
   */
  'replaces'?: (string);
  /**
   * The answer that goes on in the same message: one that ended at the limit of its length. Without content. Empty for none.
   */
  'continues'?: (string);
  /**
   * The exchange after which the message comes. Empty: the last one of the shown branch. NOT_FOUND MESSAGE_NOT_FOUND.
   */
  'afterExchangeId'?: (string);
  /**
   * A program's own text for this answer, which the model gets as data. It is not stored: a takeover continues without it. At most 16,000
   * characters. Empty for none.
   */
  'callerData'?: (string);
  /**
   * The most tokens of the answer, below those of the product. 0 for no limit of its own.
   */
  'maxTokens'?: (number);
  /**
   * Whether the message begins the conversation, also beside an earlier beginning whose answer has failed.
   */
  'atStart'?: (boolean);
  /**
   * The most credits that the answer may cost its member: the price that was shown. It is no price. 0 for no limit of its own.
   */
  'maxCredits'?: (number);
  /**
   * An answer of the branch that the message continues, at its end: the one on the sender's screen. Another may have been chosen elsewhere.
   * Empty: the shown branch. NOT_FOUND MESSAGE_NOT_FOUND. Of no effect with `replaces` and `continues`.
   */
  'branchOf'?: (string);
}

export interface SendRequest__Output {
  'conversationId': (string);
  /**
   * 1 to 4,000 characters after trimming. Empty when an answer is replaced.
   */
  'content': (string);
  /**
   * A UUID, unique per person. Empty: attaches to a running generation with the same content, else starts a new one. A failed generation of a
   * program gives it back: a repeat starts a new one.
   */
  'requestId': (string);
  /**
   * The message that this one replaces, which is kept as a sibling: an own message, or an answer, which is generated again. Empty for none.
   */
  'replaces': (string);
  /**
   * The answer that goes on in the same message: one that ended at the limit of its length. Without content. Empty for none.
   */
  'continues': (string);
  /**
   * The exchange after which the message comes. Empty: the last one of the shown branch. NOT_FOUND MESSAGE_NOT_FOUND.
   */
  'afterExchangeId': (string);
  /**
   * A program's own text for this answer, which the model gets as data. It is not stored: a takeover continues without it. At most 16,000
   * characters. Empty for none.
   */
  'callerData': (string);
  /**
   * The most tokens of the answer, below those of the product. 0 for no limit of its own.
   */
  'maxTokens': (number);
  /**
   * Whether the message begins the conversation, also beside an earlier beginning whose answer has failed.
   */
  'atStart': (boolean);
  /**
   * The most credits that the answer may cost its member: the price that was shown. It is no price. 0 for no limit of its own.
   */
  'maxCredits': (number);
  /**
   * An answer of the branch that the message continues, at its end: the one on the sender's screen. Another may have been chosen elsewhere.
   * Empty: the shown branch. NOT_FOUND MESSAGE_NOT_FOUND. Of no effect with `replaces` and `continues`.
   */
  'branchOf': (string);
}
