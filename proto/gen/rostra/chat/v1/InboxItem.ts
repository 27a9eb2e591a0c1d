// Original file: proto/rostra/chat/v1/chat.proto

import type { Rating as _rostra_chat_v1_Rating, Rating__Output as _rostra_chat_v1_Rating__Output } from '../../../rostra/chat/v1/Rating.ts';
import type { InboxState as _rostra_chat_v1_InboxState, InboxState__Output as _rostra_chat_v1_InboxState__Output } from '../../../rostra/chat/v1/InboxState.ts';

/**
 * A reported answer, or a group of questions that the material does not answer.
 */
export interface InboxItem {
  'id'?: (string);
  /**
   * Of a group: the words of one of its questions that several people used.
   */
  'question'?: (string);
  /**
   * The answer that was reported; of an answered item the better one. Empty for an open group.
   */
  'answer'?: (string);
  /**
   * Unspecified for a group.
   */
  'rating'?: (_rostra_chat_v1_Rating);
  /**
   * Empty for none.
   */
  'comment'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  'state'?: (_rostra_chat_v1_InboxState);
  /**
   * How many people asked; 0 for a reported answer.
   */
  'askedBy'?: (number);
  /**
   * The source that the better answer became. Empty unless it is answered.
   */
  'sourceId'?: (string);
  /**
   * A text for the owner, such as that the persona pauses. It can be dismissed, not answered. Empty for a question.
   */
  'notice'?: (string);
}

/**
 * A reported answer, or a group of questions that the material does not answer.
 */
export interface InboxItem__Output {
  'id': (string);
  /**
   * Of a group: the words of one of its questions that several people used.
   */
  'question': (string);
  /**
   * The answer that was reported; of an answered item the better one. Empty for an open group.
   */
  'answer': (string);
  /**
   * Unspecified for a group.
   */
  'rating': (_rostra_chat_v1_Rating__Output);
  /**
   * Empty for none.
   */
  'comment': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  'state': (_rostra_chat_v1_InboxState__Output);
  /**
   * How many people asked; 0 for a reported answer.
   */
  'askedBy': (number);
  /**
   * The source that the better answer became. Empty unless it is answered.
   */
  'sourceId': (string);
  /**
   * A text for the owner, such as that the persona pauses. It can be dismissed, not answered. Empty for a question.
   */
  'notice': (string);
}
