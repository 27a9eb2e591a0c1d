// Original file: proto/rostra/chat/v1/chat.proto

import type { MessageStatus as _rostra_chat_v1_MessageStatus, MessageStatus__Output as _rostra_chat_v1_MessageStatus__Output } from '../../../rostra/chat/v1/MessageStatus.ts';
import type { Citation as _rostra_chat_v1_Citation, Citation__Output as _rostra_chat_v1_Citation__Output } from '../../../rostra/chat/v1/Citation.ts';
import type { AnswerEnd as _rostra_chat_v1_AnswerEnd, AnswerEnd__Output as _rostra_chat_v1_AnswerEnd__Output } from '../../../rostra/chat/v1/AnswerEnd.ts';
import type { Usage as _rostra_chat_v1_Usage, Usage__Output as _rostra_chat_v1_Usage__Output } from '../../../rostra/chat/v1/Usage.ts';
import type { Paid as _rostra_chat_v1_Paid, Paid__Output as _rostra_chat_v1_Paid__Output } from '../../../rostra/chat/v1/Paid.ts';

/**
 * The last event of an answer that is complete or was stopped. The ids are empty for a trial.
 */
export interface Done {
  'seq'?: (number);
  /**
   * All chunks joined. Of a continued answer the whole text, of which the chunks are the end.
   */
  'fullResponse'?: (string);
  'userMessageId'?: (string);
  'botMessageId'?: (string);
  'status'?: (_rostra_chat_v1_MessageStatus);
  /**
   * The passages that the answer cites.
   */
  'citations'?: (_rostra_chat_v1_Citation)[];
  /**
   * Only of a trial: all passages that the model got.
   */
  'given'?: (_rostra_chat_v1_Citation)[];
  /**
   * As in Message, like the next two.
   */
  'model'?: (string);
  'free'?: (boolean);
  'openers'?: (string)[];
  'end'?: (_rostra_chat_v1_AnswerEnd);
  'usage'?: (_rostra_chat_v1_Usage | null);
  /**
   * What the answer has cost. Absent when it cost nothing or the price is not known.
   */
  'paid'?: (_rostra_chat_v1_Paid | null);
  /**
   * The message before the caller's in the branch; empty for a trial.
   */
  'previousMessageId'?: (string);
}

/**
 * The last event of an answer that is complete or was stopped. The ids are empty for a trial.
 */
export interface Done__Output {
  'seq': (number);
  /**
   * All chunks joined. Of a continued answer the whole text, of which the chunks are the end.
   */
  'fullResponse': (string);
  'userMessageId': (string);
  'botMessageId': (string);
  'status': (_rostra_chat_v1_MessageStatus__Output);
  /**
   * The passages that the answer cites.
   */
  'citations': (_rostra_chat_v1_Citation__Output)[];
  /**
   * Only of a trial: all passages that the model got.
   */
  'given': (_rostra_chat_v1_Citation__Output)[];
  /**
   * As in Message, like the next two.
   */
  'model': (string);
  'free': (boolean);
  'openers': (string)[];
  'end': (_rostra_chat_v1_AnswerEnd__Output);
  'usage': (_rostra_chat_v1_Usage__Output | null);
  /**
   * What the answer has cost. Absent when it cost nothing or the price is not known.
   */
  'paid': (_rostra_chat_v1_Paid__Output | null);
  /**
   * The message before the caller's in the branch; empty for a trial.
   */
  'previousMessageId': (string);
}
