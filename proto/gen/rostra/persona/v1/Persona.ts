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
   * Empty when there is none, like the next two fields.
   */
  'avatarUrl'?: (string);
  'avatarEmoji'?: (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor'?: (string);
  'isPrivate'?: (boolean);
  /**
   * Empty when the owner's account was deleted.
   */
  'ownerId'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * Upvotes minus downvotes.
   */
  'voteCount'?: (number);
  'conversationCount'?: (number);
  /**
   * Present for the owner only.
   */
  'rolePrompt'?: (string);
  'strictlyFollows'?: (string);
  /**
   * At most three questions that a visitor may start a chat with. This field and the following ones are absent in lists.
   */
  'openingLines'?: (string)[];
  /**
   * The service generated the opening lines, because the owner wrote none.
   */
  'openingLinesMade'?: (boolean);
  /**
   * Origins whose pages may frame the persona's widget (`https://example.org`). `*` allows every page, an empty list allows none.
   */
  'embedOrigins'?: (string)[];
  /**
   * Number of saves, from 1. Present for the owner only.
   */
  'version'?: (number);
  '_rolePrompt'?: "rolePrompt";
  '_strictlyFollows'?: "strictlyFollows";
  '_version'?: "version";
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
   * Empty when there is none, like the next two fields.
   */
  'avatarUrl': (string);
  'avatarEmoji': (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor': (string);
  'isPrivate': (boolean);
  /**
   * Empty when the owner's account was deleted.
   */
  'ownerId': (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * Upvotes minus downvotes.
   */
  'voteCount': (number);
  'conversationCount': (number);
  /**
   * Present for the owner only.
   */
  'rolePrompt'?: (string);
  'strictlyFollows'?: (string);
  /**
   * At most three questions that a visitor may start a chat with. This field and the following ones are absent in lists.
   */
  'openingLines': (string)[];
  /**
   * The service generated the opening lines, because the owner wrote none.
   */
  'openingLinesMade': (boolean);
  /**
   * Origins whose pages may frame the persona's widget (`https://example.org`). `*` allows every page, an empty list allows none.
   */
  'embedOrigins': (string)[];
  /**
   * Number of saves, from 1. Present for the owner only.
   */
  'version'?: (number);
  '_rolePrompt'?: "rolePrompt";
  '_strictlyFollows'?: "strictlyFollows";
  '_version'?: "version";
}
