// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type { EntryType as _rostra_zeitgeist_v1_EntryType, EntryType__Output as _rostra_zeitgeist_v1_EntryType__Output } from '../../../rostra/zeitgeist/v1/EntryType.ts';
import type { SampleMessage as _rostra_zeitgeist_v1_SampleMessage, SampleMessage__Output as _rostra_zeitgeist_v1_SampleMessage__Output } from '../../../rostra/zeitgeist/v1/SampleMessage.ts';
import type { TrendPoint as _rostra_zeitgeist_v1_TrendPoint, TrendPoint__Output as _rostra_zeitgeist_v1_TrendPoint__Output } from '../../../rostra/zeitgeist/v1/TrendPoint.ts';

export interface Entry {
  'id'?: (string);
  'type'?: (_rostra_zeitgeist_v1_EntryType);
  'title'?: (string);
  /**
   * Plain text.
   */
  'content'?: (string);
  /**
   * Empty when no persona fits.
   */
  'botId'?: (string);
  /**
   * Composites, never messages of a conversation.
   */
  'sampleMessages'?: (_rostra_zeitgeist_v1_SampleMessage)[];
  /**
   * At most 100. Empty unless the caller is a super senator.
   */
  'conversationIds'?: (string)[];
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * RFC 3339, UTC: 14 days after created_at.
   */
  'expiresAt'?: (string);
  /**
   * Whether the offline model or a template wrote the text.
   */
  'offline'?: (boolean);
  /**
   * The number of people who talked about the subject, oldest first. Empty when the figures of single days would identify too few people.
   */
  'trend'?: (_rostra_zeitgeist_v1_TrendPoint)[];
  /**
   * The id of the model that wrote the text; `offline` when `offline` is true.
   */
  'model'?: (string);
}

export interface Entry__Output {
  'id': (string);
  'type': (_rostra_zeitgeist_v1_EntryType__Output);
  'title': (string);
  /**
   * Plain text.
   */
  'content': (string);
  /**
   * Empty when no persona fits.
   */
  'botId': (string);
  /**
   * Composites, never messages of a conversation.
   */
  'sampleMessages': (_rostra_zeitgeist_v1_SampleMessage__Output)[];
  /**
   * At most 100. Empty unless the caller is a super senator.
   */
  'conversationIds': (string)[];
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * RFC 3339, UTC: 14 days after created_at.
   */
  'expiresAt': (string);
  /**
   * Whether the offline model or a template wrote the text.
   */
  'offline': (boolean);
  /**
   * The number of people who talked about the subject, oldest first. Empty when the figures of single days would identify too few people.
   */
  'trend': (_rostra_zeitgeist_v1_TrendPoint__Output)[];
  /**
   * The id of the model that wrote the text; `offline` when `offline` is true.
   */
  'model': (string);
}
