// Original file: proto/rostra/chat/v1/chat.proto


/**
 * A short sentence about a member that one persona knows.
 */
export interface Note {
  'id'?: (string);
  /**
   * 1 to 200 characters.
   */
  'text'?: (string);
  'createdAt'?: (string);
  /**
   * The member wrote or changed it; the persona does not change it.
   */
  'byMember'?: (boolean);
}

/**
 * A short sentence about a member that one persona knows.
 */
export interface Note__Output {
  'id': (string);
  /**
   * 1 to 200 characters.
   */
  'text': (string);
  'createdAt': (string);
  /**
   * The member wrote or changed it; the persona does not change it.
   */
  'byMember': (boolean);
}
