// Original file: proto/rostra/persona/v1/persona.proto

import type { Visibility as _rostra_persona_v1_Visibility, Visibility__Output as _rostra_persona_v1_Visibility__Output } from '../../../rostra/persona/v1/Visibility.ts';

/**
 * The fields that the owner fills in.
 */
export interface PersonaForm {
  'name'?: (string);
  'description'?: (string);
  'category'?: (string);
  'rolePrompt'?: (string);
  /**
   * Empty for none, like avatar_url and avatar_emoji.
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
   * Empty: derived from the name for a new persona, unchanged for an existing one.
   */
  'slug'?: (string);
  /**
   * At most three. Empty: the service generates them.
   */
  'openingLines'?: (string)[];
  'embedOrigins'?: (string)[];
  /**
   * Answers only from its material.
   */
  'onlyFromMaterial'?: (boolean);
  /**
   * The id of a model of ListChatModels. Empty: the default.
   */
  'chatModel'?: (string);
  'visibility'?: (_rostra_persona_v1_Visibility);
  /**
   * The first message of its conversations, at most 240 characters. Empty: made of name and description.
   */
  'greeting'?: (string);
}

/**
 * The fields that the owner fills in.
 */
export interface PersonaForm__Output {
  'name': (string);
  'description': (string);
  'category': (string);
  'rolePrompt': (string);
  /**
   * Empty for none, like avatar_url and avatar_emoji.
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
   * Empty: derived from the name for a new persona, unchanged for an existing one.
   */
  'slug': (string);
  /**
   * At most three. Empty: the service generates them.
   */
  'openingLines': (string)[];
  'embedOrigins': (string)[];
  /**
   * Answers only from its material.
   */
  'onlyFromMaterial': (boolean);
  /**
   * The id of a model of ListChatModels. Empty: the default.
   */
  'chatModel': (string);
  'visibility': (_rostra_persona_v1_Visibility__Output);
  /**
   * The first message of its conversations, at most 240 characters. Empty: made of name and description.
   */
  'greeting': (string);
}
