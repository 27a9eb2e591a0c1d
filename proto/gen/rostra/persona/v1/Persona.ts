// Original file: proto/rostra/persona/v1/persona.proto


export interface Persona {
  'id'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'description'?: (string);
  /**
   * One of the ten categories, as shown.
   */
  'category'?: (string);
  'voice'?: (string);
  /**
   * Empty when there is none, as are the two that follow it.
   */
  'avatarUrl'?: (string);
  'avatarEmoji'?: (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor'?: (string);
  'isPrivate'?: (boolean);
  /**
   * Empty when the owner has left.
   */
  'ownerId'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * Up minus down.
   */
  'voteCount'?: (number);
  'conversationCount'?: (number);
  /**
   * Present for the owner only.
   */
  'rolePrompt'?: (string);
  'strictlyFollows'?: (string);
  '_rolePrompt'?: "rolePrompt";
  '_strictlyFollows'?: "strictlyFollows";
}

export interface Persona__Output {
  'id': (string);
  'slug': (string);
  'name': (string);
  'description': (string);
  /**
   * One of the ten categories, as shown.
   */
  'category': (string);
  'voice': (string);
  /**
   * Empty when there is none, as are the two that follow it.
   */
  'avatarUrl': (string);
  'avatarEmoji': (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor': (string);
  'isPrivate': (boolean);
  /**
   * Empty when the owner has left.
   */
  'ownerId': (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * Up minus down.
   */
  'voteCount': (number);
  'conversationCount': (number);
  /**
   * Present for the owner only.
   */
  'rolePrompt'?: (string);
  'strictlyFollows'?: (string);
  '_rolePrompt'?: "rolePrompt";
  '_strictlyFollows'?: "strictlyFollows";
}
