// Original file: proto/rostra/chat/v1/events.proto

import type { InboxItemKind as _rostra_chat_v1_InboxItemKind, InboxItemKind__Output as _rostra_chat_v1_InboxItemKind__Output } from '../../../rostra/chat/v1/InboxItemKind.ts';

/**
 * Topic `chat.inbox-item-added.v1`, keyed by persona id. An item appeared in the inbox of a persona's owner: a reported answer, a group of
 * questions that enough people asked, or the notice that the persona pauses. The event has no text. Consumers: persona (tells the owner's
 * webhooks). A replay changes nothing: an item makes one delivery by the id of its event.
 */
export interface InboxItemAdded {
  'itemId'?: (string);
  'personaId'?: (string);
  'kind'?: (_rostra_chat_v1_InboxItemKind);
  /**
   * RFC 3339, UTC.
   */
  'addedAt'?: (string);
}

/**
 * Topic `chat.inbox-item-added.v1`, keyed by persona id. An item appeared in the inbox of a persona's owner: a reported answer, a group of
 * questions that enough people asked, or the notice that the persona pauses. The event has no text. Consumers: persona (tells the owner's
 * webhooks). A replay changes nothing: an item makes one delivery by the id of its event.
 */
export interface InboxItemAdded__Output {
  'itemId': (string);
  'personaId': (string);
  'kind': (_rostra_chat_v1_InboxItemKind__Output);
  /**
   * RFC 3339, UTC.
   */
  'addedAt': (string);
}
