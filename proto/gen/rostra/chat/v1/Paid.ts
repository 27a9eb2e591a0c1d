// Original file: proto/rostra/chat/v1/chat.proto


/**
 * The price of an answer, and the credits that the account had left after it.
 */
export interface Paid {
  'price'?: (number);
  'freeCredits'?: (number);
  'purchasedCredits'?: (number);
}

/**
 * The price of an answer, and the credits that the account had left after it.
 */
export interface Paid__Output {
  'price': (number);
  'freeCredits': (number);
  'purchasedCredits': (number);
}
