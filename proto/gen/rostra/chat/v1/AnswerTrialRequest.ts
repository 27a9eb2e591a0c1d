// Original file: proto/rostra/chat/v1/chat.proto

import type { TrialMessage as _rostra_chat_v1_TrialMessage, TrialMessage__Output as _rostra_chat_v1_TrialMessage__Output } from '../../../rostra/chat/v1/TrialMessage.ts';

/**
 * The persona's form, with the limits of the form.
 */
export interface AnswerTrialRequest {
  'name'?: (string);
  'description'?: (string);
  'category'?: (string);
  'rolePrompt'?: (string);
  'strictlyFollows'?: (string);
  /**
   * The trial's messages so far, oldest first; the last is the member's. At most 40, each 1 to 4,000 characters.
   */
  'messages'?: (_rostra_chat_v1_TrialMessage)[];
  /**
   * The caller's persona whose material is used. Empty for none. NOT_FOUND BOT_NOT_FOUND.
   */
  'personaId'?: (string);
  /**
   * As in persona's form.
   */
  'onlyFromMaterial'?: (boolean);
  /**
   * As in persona's form; the default for one that is not configured.
   */
  'chatModel'?: (string);
}

/**
 * The persona's form, with the limits of the form.
 */
export interface AnswerTrialRequest__Output {
  'name': (string);
  'description': (string);
  'category': (string);
  'rolePrompt': (string);
  'strictlyFollows': (string);
  /**
   * The trial's messages so far, oldest first; the last is the member's. At most 40, each 1 to 4,000 characters.
   */
  'messages': (_rostra_chat_v1_TrialMessage__Output)[];
  /**
   * The caller's persona whose material is used. Empty for none. NOT_FOUND BOT_NOT_FOUND.
   */
  'personaId': (string);
  /**
   * As in persona's form.
   */
  'onlyFromMaterial': (boolean);
  /**
   * As in persona's form; the default for one that is not configured.
   */
  'chatModel': (string);
}
