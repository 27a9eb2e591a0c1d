// Original file: proto/rostra/persona/v1/persona.proto

import type { CreatorModel as _rostra_persona_v1_CreatorModel, CreatorModel__Output as _rostra_persona_v1_CreatorModel__Output } from '../../../rostra/persona/v1/CreatorModel.ts';

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
   * The first message of a conversation: the owner's, or one that is made of name and description.
   */
  'greeting'?: (string);
  /**
   * This and the following fields are set only in ListSpeakingProfilesResponse. Empty when there is none, as `avatar_emoji`.
   */
  'avatarUrl'?: (string);
  'avatarEmoji'?: (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor'?: (string);
  /**
   * Whether the persona is visible to everyone, so that a reader may cache the profile for all people.
   */
  'isPublic'?: (boolean);
  /**
   * Whether a source is ready, so that FindPassages may find passages.
   */
  'hasMaterial'?: (boolean);
  /**
   * Whether the persona answers from its material only.
   */
  'onlyFromMaterial'?: (boolean);
  /**
   * The id of the model that the owner chose; empty for the default. It may not be configured any more.
   */
  'chatModel'?: (string);
  /**
   * The model that the creator runs and that answers for the persona; absent for the product's. Only in GetSpeakingProfile.
   */
  'ownModel'?: (_rostra_persona_v1_CreatorModel | null);
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
   * The first message of a conversation: the owner's, or one that is made of name and description.
   */
  'greeting': (string);
  /**
   * This and the following fields are set only in ListSpeakingProfilesResponse. Empty when there is none, as `avatar_emoji`.
   */
  'avatarUrl': (string);
  'avatarEmoji': (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor': (string);
  /**
   * Whether the persona is visible to everyone, so that a reader may cache the profile for all people.
   */
  'isPublic': (boolean);
  /**
   * Whether a source is ready, so that FindPassages may find passages.
   */
  'hasMaterial': (boolean);
  /**
   * Whether the persona answers from its material only.
   */
  'onlyFromMaterial': (boolean);
  /**
   * The id of the model that the owner chose; empty for the default. It may not be configured any more.
   */
  'chatModel': (string);
  /**
   * The model that the creator runs and that answers for the persona; absent for the product's. Only in GetSpeakingProfile.
   */
  'ownModel': (_rostra_persona_v1_CreatorModel__Output | null);
}
