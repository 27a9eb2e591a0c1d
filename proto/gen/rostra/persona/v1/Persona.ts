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
  /**
   * Three questions to begin with. In answers about one persona only, as all that follows; lists leave it out.
   */
  'openingLines'?: (string)[];
  /**
   * The opening lines were made for the owner, who left them empty.
   */
  'openingLinesMade'?: (boolean);
  /**
   * Origins whose pages may frame the persona's widget (`https://example.org`); `*` for every page; none for no page.
   */
  'embedOrigins'?: (string)[];
  /**
   * Counts saves; for the owner only.
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
  /**
   * Three questions to begin with. In answers about one persona only, as all that follows; lists leave it out.
   */
  'openingLines': (string)[];
  /**
   * The opening lines were made for the owner, who left them empty.
   */
  'openingLinesMade': (boolean);
  /**
   * Origins whose pages may frame the persona's widget (`https://example.org`); `*` for every page; none for no page.
   */
  'embedOrigins': (string)[];
  /**
   * Counts saves; for the owner only.
   */
  'version'?: (number);
  '_rolePrompt'?: "rolePrompt";
  '_strictlyFollows'?: "strictlyFollows";
  '_version'?: "version";
}
