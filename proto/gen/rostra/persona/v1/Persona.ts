// Original file: proto/rostra/persona/v1/persona.proto

import type { Suspension as _rostra_persona_v1_Suspension, Suspension__Output as _rostra_persona_v1_Suspension__Output } from '../../../rostra/persona/v1/Suspension.ts';
import type { Visibility as _rostra_persona_v1_Visibility, Visibility__Output as _rostra_persona_v1_Visibility__Output } from '../../../rostra/persona/v1/Visibility.ts';

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
   * Empty when there is none, as `avatar_emoji`.
   */
  'avatarUrl'?: (string);
  'avatarEmoji'?: (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor'?: (string);
  /**
   * Whether its visibility is private.
   */
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
   * Whether the service generated the opening lines, because the owner wrote none.
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
  /**
   * Present for the owner of a suspended persona only.
   */
  'suspension'?: (_rostra_persona_v1_Suspension | null);
  /**
   * Answers only from its material. Present for the owner only.
   */
  'onlyFromMaterial'?: (boolean);
  /**
   * Read-only and hidden, because the owner's role allows fewer personas. Present for the owner only.
   */
  'aboveLimit'?: (boolean);
  /**
   * The credits of a message to it.
   */
  'messageCredits'?: (number);
  /**
   * The id of the model that its owner chose, of ListChatModels; empty for the default. Present for the owner only.
   */
  'chatModel'?: (string);
  /**
   * Callers other than the owner find public and unlisted personas only.
   */
  'visibility'?: (_rostra_persona_v1_Visibility);
  /**
   * The owner's own text; empty when the greeting is made of name and description. Present for the owner only.
   */
  'greeting'?: (string);
  /**
   * Whether a model that its creator runs answers for it, and gets the conversations.
   */
  'hasOwnModel'?: (boolean);
  /**
   * The first message of a new conversation; absent in lists.
   */
  'firstMessage'?: (string);
  '_rolePrompt'?: "rolePrompt";
  '_strictlyFollows'?: "strictlyFollows";
  '_version'?: "version";
  '_onlyFromMaterial'?: "onlyFromMaterial";
  '_aboveLimit'?: "aboveLimit";
  '_chatModel'?: "chatModel";
  '_greeting'?: "greeting";
  '_firstMessage'?: "firstMessage";
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
   * Empty when there is none, as `avatar_emoji`.
   */
  'avatarUrl': (string);
  'avatarEmoji': (string);
  /**
   * #RRGGBB
   */
  'avatarBgColor': (string);
  /**
   * Whether its visibility is private.
   */
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
   * Whether the service generated the opening lines, because the owner wrote none.
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
  /**
   * Present for the owner of a suspended persona only.
   */
  'suspension': (_rostra_persona_v1_Suspension__Output | null);
  /**
   * Answers only from its material. Present for the owner only.
   */
  'onlyFromMaterial'?: (boolean);
  /**
   * Read-only and hidden, because the owner's role allows fewer personas. Present for the owner only.
   */
  'aboveLimit'?: (boolean);
  /**
   * The credits of a message to it.
   */
  'messageCredits': (number);
  /**
   * The id of the model that its owner chose, of ListChatModels; empty for the default. Present for the owner only.
   */
  'chatModel'?: (string);
  /**
   * Callers other than the owner find public and unlisted personas only.
   */
  'visibility': (_rostra_persona_v1_Visibility__Output);
  /**
   * The owner's own text; empty when the greeting is made of name and description. Present for the owner only.
   */
  'greeting'?: (string);
  /**
   * Whether a model that its creator runs answers for it, and gets the conversations.
   */
  'hasOwnModel': (boolean);
  /**
   * The first message of a new conversation; absent in lists.
   */
  'firstMessage'?: (string);
  '_rolePrompt'?: "rolePrompt";
  '_strictlyFollows'?: "strictlyFollows";
  '_version'?: "version";
  '_onlyFromMaterial'?: "onlyFromMaterial";
  '_aboveLimit'?: "aboveLimit";
  '_chatModel'?: "chatModel";
  '_greeting'?: "greeting";
  '_firstMessage'?: "firstMessage";
}
