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
}
