// Original file: proto/rostra/experts/v1/experts.proto


/**
 * An expert, as at the start of the discussion.
 */
export interface Expert {
  'id'?: (string);
  'name'?: (string);
  'slug'?: (string);
  /**
   * Empty when there is none, as `avatar_emoji`.
   */
  'avatarUrl'?: (string);
  'avatarEmoji'?: (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor'?: (string);
  /**
   * The expert did not answer, so it is not charged.
   */
  'absent'?: (boolean);
  /**
   * It is absent because the model declined, or because its provider's content filter held the answer back.
   */
  'declined'?: (boolean);
}

/**
 * An expert, as at the start of the discussion.
 */
export interface Expert__Output {
  'id': (string);
  'name': (string);
  'slug': (string);
  /**
   * Empty when there is none, as `avatar_emoji`.
   */
  'avatarUrl': (string);
  'avatarEmoji': (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor': (string);
  /**
   * The expert did not answer, so it is not charged.
   */
  'absent': (boolean);
  /**
   * It is absent because the model declined, or because its provider's content filter held the answer back.
   */
  'declined': (boolean);
}
