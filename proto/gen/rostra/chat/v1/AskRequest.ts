// Original file: proto/rostra/chat/v1/chat.proto

import type { AskMessage as _rostra_chat_v1_AskMessage, AskMessage__Output as _rostra_chat_v1_AskMessage__Output } from '../../../rostra/chat/v1/AskMessage.ts';

export interface AskRequest {
  'personaId'?: (string);
  /**
   * Oldest first; the last one is the member's and has 1 to 4,000 characters. At most 256, 128,000 characters in all. The model gets the
   * latest that fit, as in a conversation.
   */
  'messages'?: (_rostra_chat_v1_AskMessage)[];
  /**
   * As in SendRequest, like max_tokens.
   */
  'callerData'?: (string);
  'maxTokens'?: (number);
  /**
   * The answer ends before the first of these texts. At most 4, each 1 to 200 characters.
   */
  'stop'?: (string)[];
  /**
   * At most 255 characters, unique per person for an hour. Empty: the answer belongs to this call alone.
   */
  'requestId'?: (string);
}

export interface AskRequest__Output {
  'personaId': (string);
  /**
   * Oldest first; the last one is the member's and has 1 to 4,000 characters. At most 256, 128,000 characters in all. The model gets the
   * latest that fit, as in a conversation.
   */
  'messages': (_rostra_chat_v1_AskMessage__Output)[];
  /**
   * As in SendRequest, like max_tokens.
   */
  'callerData': (string);
  'maxTokens': (number);
  /**
   * The answer ends before the first of these texts. At most 4, each 1 to 200 characters.
   */
  'stop': (string)[];
  /**
   * At most 255 characters, unique per person for an hour. Empty: the answer belongs to this call alone.
   */
  'requestId': (string);
}
