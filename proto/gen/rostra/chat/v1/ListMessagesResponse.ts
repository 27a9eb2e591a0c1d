// Original file: proto/rostra/chat/v1/chat.proto

import type { Message as _rostra_chat_v1_Message, Message__Output as _rostra_chat_v1_Message__Output } from '../../../rostra/chat/v1/Message.ts';

export interface ListMessagesResponse {
  'messages'?: (_rostra_chat_v1_Message)[];
  /**
   * Empty when no generation runs.
   */
  'runningGenerationId'?: (string);
  /**
   * As in StartConversationResponse.
   */
  'offline'?: (boolean);
  /**
   * The persona of the conversation.
   */
  'personaId'?: (string);
  /**
   * The answer that the running generation continues. Empty when none runs, or when it writes a new answer.
   */
  'continuedMessageId'?: (string);
  /**
   * As in StartConversationResponse.
   */
  'guestMessagesLeft'?: (number);
  /**
   * The messages are those of a share that the caller continues, until the caller's first one: they take no feedback, and the conversation
   * cannot be shared.
   */
  'onlyShared'?: (boolean);
  '_guestMessagesLeft'?: "guestMessagesLeft";
}

export interface ListMessagesResponse__Output {
  'messages': (_rostra_chat_v1_Message__Output)[];
  /**
   * Empty when no generation runs.
   */
  'runningGenerationId': (string);
  /**
   * As in StartConversationResponse.
   */
  'offline': (boolean);
  /**
   * The persona of the conversation.
   */
  'personaId': (string);
  /**
   * The answer that the running generation continues. Empty when none runs, or when it writes a new answer.
   */
  'continuedMessageId': (string);
  /**
   * As in StartConversationResponse.
   */
  'guestMessagesLeft'?: (number);
  /**
   * The messages are those of a share that the caller continues, until the caller's first one: they take no feedback, and the conversation
   * cannot be shared.
   */
  'onlyShared': (boolean);
  '_guestMessagesLeft'?: "guestMessagesLeft";
}
