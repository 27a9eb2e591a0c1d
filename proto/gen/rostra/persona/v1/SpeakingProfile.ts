// Original file: proto/rostra/persona/v1/persona.proto


export interface SpeakingProfile {
  'id'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'description'?: (string);
  'category'?: (string);
  'rolePrompt'?: (string);
  /**
   * Hard rules. Empty when there are none.
   */
  'strictlyFollows'?: (string);
  /**
   * The first message of a conversation, in the persona's voice.
   */
  'greeting'?: (string);
  /**
   * The following fields are only in ListSpeakingProfilesResponse. Empty when there is none, like the next field.
   */
  'avatarUrl'?: (string);
  'avatarEmoji'?: (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor'?: (string);
  /**
   * Everybody gets the same profile: nothing hides the persona from others than its owner. A reader may share it between people.
   */
  'isPublic'?: (boolean);
  /**
   * It has a source that is ready: FindPassages may find passages.
   */
  'hasMaterial'?: (boolean);
  /**
   * Its owner wants answers from the material only.
   */
  'onlyFromMaterial'?: (boolean);
}

export interface SpeakingProfile__Output {
  'id': (string);
  'slug': (string);
  'name': (string);
  'description': (string);
  'category': (string);
  'rolePrompt': (string);
  /**
   * Hard rules. Empty when there are none.
   */
  'strictlyFollows': (string);
  /**
   * The first message of a conversation, in the persona's voice.
   */
  'greeting': (string);
  /**
   * The following fields are only in ListSpeakingProfilesResponse. Empty when there is none, like the next field.
   */
  'avatarUrl': (string);
  'avatarEmoji': (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor': (string);
  /**
   * Everybody gets the same profile: nothing hides the persona from others than its owner. A reader may share it between people.
   */
  'isPublic': (boolean);
  /**
   * It has a source that is ready: FindPassages may find passages.
   */
  'hasMaterial': (boolean);
  /**
   * Its owner wants answers from the material only.
   */
  'onlyFromMaterial': (boolean);
}
