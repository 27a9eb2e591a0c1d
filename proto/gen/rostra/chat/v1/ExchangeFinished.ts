// Original file: proto/rostra/chat/v1/events.proto

import type { ExchangeOutcome as _rostra_chat_v1_ExchangeOutcome, ExchangeOutcome__Output as _rostra_chat_v1_ExchangeOutcome__Output } from '../../../rostra/chat/v1/ExchangeOutcome.ts';

/**
 * Topic `chat.exchange-finished.v1`, keyed by persona id. A generation has ended, with or without text. Consumers: persona (conversation
 * count, unique people, webhooks), zeitgeist (asks chat for a member's text and counts its words), chat (search entries, and groups of unanswered
 * questions). The end of a continued answer sends the event of its exchange again, as a continuation: chat stores the search entry of the
 * longer text, and no other consumer takes it. A replay changes nothing: persona counts an event once by its id, zeitgeist and chat store
 * an exchange by its id.
 */
export interface ExchangeFinished {
  /**
   * The exchange's id, and also the event's id.
   */
  'generationId'?: (string);
  'conversationId'?: (string);
  'personaId'?: (string);
  /**
   * `member:<id>` or `guest:<id>`.
   */
  'person'?: (string);
  'outcome'?: (_rostra_chat_v1_ExchangeOutcome);
  /**
   * RFC 3339, UTC.
   */
  'finishedAt'?: (string);
  /**
   * Whether the exchange had ended before, and a continuation has added text to its answer since. False for an event of an earlier version.
   */
  'continuation'?: (boolean);
}

/**
 * Topic `chat.exchange-finished.v1`, keyed by persona id. A generation has ended, with or without text. Consumers: persona (conversation
 * count, unique people, webhooks), zeitgeist (asks chat for a member's text and counts its words), chat (search entries, and groups of unanswered
 * questions). The end of a continued answer sends the event of its exchange again, as a continuation: chat stores the search entry of the
 * longer text, and no other consumer takes it. A replay changes nothing: persona counts an event once by its id, zeitgeist and chat store
 * an exchange by its id.
 */
export interface ExchangeFinished__Output {
  /**
   * The exchange's id, and also the event's id.
   */
  'generationId': (string);
  'conversationId': (string);
  'personaId': (string);
  /**
   * `member:<id>` or `guest:<id>`.
   */
  'person': (string);
  'outcome': (_rostra_chat_v1_ExchangeOutcome__Output);
  /**
   * RFC 3339, UTC.
   */
  'finishedAt': (string);
  /**
   * Whether the exchange had ended before, and a continuation has added text to its answer since. False for an event of an earlier version.
   */
  'continuation': (boolean);
}
