// Original file: proto/rostra/chat/v1/chat.proto


/**
 * A note: a short sentence about a member, known to one persona.
 */
export interface Note {
  'id'?: (string);
  /**
   * 1 to 200 characters.
   */
  'text'?: (string);
  'createdAt'?: (string);
  /**
   * Whether the member wrote or changed it. The persona does not change such a note.
   */
  'byMember'?: (boolean);
}

/**
 * A note: a short sentence about a member, known to one persona.
 */
export interface Note__Output {
  'id': (string);
  /**
   * 1 to 200 characters.
   */
  'text': (string);
  'createdAt': (string);
  /**
   * Whether the member wrote or changed it. The persona does not change such a note.
   */
  'byMember': (boolean);
}
