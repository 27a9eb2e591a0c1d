// Original file: proto/rostra/chat/v1/events.proto

import type { ExchangeOutcome as _rostra_chat_v1_ExchangeOutcome, ExchangeOutcome__Output as _rostra_chat_v1_ExchangeOutcome__Output } from '../../../rostra/chat/v1/ExchangeOutcome.ts';

/**
 * Topic `chat.generation-ended.v1`, keyed by account id. A member's generation has ended, with or without text: the same fact as
 * `chat.exchange-finished.v1`, in the order of the account whose credits it settles. Consumers: billing (captures or releases the hold),
 * identity (tells the member's browsers of an answer that no page read).
 * A replay changes nothing: billing settles a hold once, identity queues a push once.
 */
export interface GenerationEnded {
  /**
   * The exchange's id, or that of the continuation of its answer, which is charged like a message.
   */
  'generationId'?: (string);
  'accountId'?: (string);
  'outcome'?: (_rostra_chat_v1_ExchangeOutcome);
  /**
   * RFC 3339, UTC.
   */
  'endedAt'?: (string);
  'personaId'?: (string);
  'conversationId'?: (string);
  /**
   * Whether no page read the answer when it ended. False for an event of an earlier version.
   */
  'unread'?: (boolean);
}

/**
 * Topic `chat.generation-ended.v1`, keyed by account id. A member's generation has ended, with or without text: the same fact as
 * `chat.exchange-finished.v1`, in the order of the account whose credits it settles. Consumers: billing (captures or releases the hold),
 * identity (tells the member's browsers of an answer that no page read).
 * A replay changes nothing: billing settles a hold once, identity queues a push once.
 */
export interface GenerationEnded__Output {
  /**
   * The exchange's id, or that of the continuation of its answer, which is charged like a message.
   */
  'generationId': (string);
  'accountId': (string);
  'outcome': (_rostra_chat_v1_ExchangeOutcome__Output);
  /**
   * RFC 3339, UTC.
   */
  'endedAt': (string);
  'personaId': (string);
  'conversationId': (string);
  /**
   * Whether no page read the answer when it ended. False for an event of an earlier version.
   */
  'unread': (boolean);
}
