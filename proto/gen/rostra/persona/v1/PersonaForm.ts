// Original file: proto/rostra/persona/v1/persona.proto


/**
 * What the owner fills in.
 */
export interface PersonaForm {
  'name'?: (string);
  'description'?: (string);
  'category'?: (string);
  'rolePrompt'?: (string);
  /**
   * Empty for none, as are the avatar's address and emoji.
   */
  'strictlyFollows'?: (string);
  'voice'?: (string);
  'avatarUrl'?: (string);
  'avatarEmoji'?: (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor'?: (string);
  'isPrivate'?: (boolean);
  /**
   * Empty: made from the name.
   */
  'slug'?: (string);
  /**
   * Up to three; empty when they are to be made.
   */
  'openingLines'?: (string)[];
  'embedOrigins'?: (string)[];
}

/**
 * What the owner fills in.
 */
export interface PersonaForm__Output {
  'name': (string);
  'description': (string);
  'category': (string);
  'rolePrompt': (string);
  /**
   * Empty for none, as are the avatar's address and emoji.
   */
  'strictlyFollows': (string);
  'voice': (string);
  'avatarUrl': (string);
  'avatarEmoji': (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor': (string);
  'isPrivate': (boolean);
  /**
   * Empty: made from the name.
   */
  'slug': (string);
  /**
   * Up to three; empty when they are to be made.
   */
  'openingLines': (string)[];
  'embedOrigins': (string)[];
}
