// Original file: proto/rostra/chat/v1/chat.proto

import type { MessageStatus as _rostra_chat_v1_MessageStatus, MessageStatus__Output as _rostra_chat_v1_MessageStatus__Output } from '../../../rostra/chat/v1/MessageStatus.ts';
import type { Siblings as _rostra_chat_v1_Siblings, Siblings__Output as _rostra_chat_v1_Siblings__Output } from '../../../rostra/chat/v1/Siblings.ts';
import type { Feedback as _rostra_chat_v1_Feedback, Feedback__Output as _rostra_chat_v1_Feedback__Output } from '../../../rostra/chat/v1/Feedback.ts';
import type { Citation as _rostra_chat_v1_Citation, Citation__Output as _rostra_chat_v1_Citation__Output } from '../../../rostra/chat/v1/Citation.ts';
import type { AnswerEnd as _rostra_chat_v1_AnswerEnd, AnswerEnd__Output as _rostra_chat_v1_AnswerEnd__Output } from '../../../rostra/chat/v1/AnswerEnd.ts';

export interface Message {
  'id'?: (string);
  'conversationId'?: (string);
  'content'?: (string);
  'isFromPersona'?: (boolean);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  'status'?: (_rostra_chat_v1_MessageStatus);
  'siblings'?: (_rostra_chat_v1_Siblings | null);
  /**
   * Of an answer; absent when the caller gave none.
   */
  'feedback'?: (_rostra_chat_v1_Feedback | null);
  /**
   * Of an answer: the passages that it cites, by their numbers.
   */
  'citations'?: (_rostra_chat_v1_Citation)[];
  /**
   * Of an answer: the id of the model that wrote it, `offline` for the built-in one, `own:` and its name for one that the persona's creator
   * runs. Empty for all else, and for demo conversations.
   */
  'model'?: (string);
  /**
   * Of an answer: a member paid nothing for it.
   */
  'free'?: (boolean);
  /**
   * Of an answer: the questions of the list with which it ends. The persona can answer them.
   */
  'openers'?: (string)[];
  /**
   * Of an answer; unspecified for all else.
   */
  'end'?: (_rostra_chat_v1_AnswerEnd);
}

export interface Message__Output {
  'id': (string);
  'conversationId': (string);
  'content': (string);
  'isFromPersona': (boolean);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  'status': (_rostra_chat_v1_MessageStatus__Output);
  'siblings': (_rostra_chat_v1_Siblings__Output | null);
  /**
   * Of an answer; absent when the caller gave none.
   */
  'feedback': (_rostra_chat_v1_Feedback__Output | null);
  /**
   * Of an answer: the passages that it cites, by their numbers.
   */
  'citations': (_rostra_chat_v1_Citation__Output)[];
  /**
   * Of an answer: the id of the model that wrote it, `offline` for the built-in one, `own:` and its name for one that the persona's creator
   * runs. Empty for all else, and for demo conversations.
   */
  'model': (string);
  /**
   * Of an answer: a member paid nothing for it.
   */
  'free': (boolean);
  /**
   * Of an answer: the questions of the list with which it ends. The persona can answer them.
   */
  'openers': (string)[];
  /**
   * Of an answer; unspecified for all else.
   */
  'end': (_rostra_chat_v1_AnswerEnd__Output);
}
