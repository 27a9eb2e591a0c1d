// Original file: proto/rostra/persona/v1/persona.proto


export interface FollowedCreator {
  'ownerId'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'followedAt'?: (string);
  /**
   * Whether lists may show a persona of the creator now.
   */
  'isListed'?: (boolean);
}

export interface FollowedCreator__Output {
  'ownerId': (string);
  /**
   * RFC 3339, UTC.
   */
  'followedAt': (string);
  /**
   * Whether lists may show a persona of the creator now.
   */
  'isListed': (boolean);
}
