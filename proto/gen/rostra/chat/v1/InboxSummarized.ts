// Original file: proto/rostra/chat/v1/events.proto


export interface _rostra_chat_v1_InboxSummarized_Inbox {
  'personaId'?: (string);
  'personaName'?: (string);
  /**
   * New and open, like the next field.
   */
  'reported'?: (number);
  'unanswered'?: (number);
}

export interface _rostra_chat_v1_InboxSummarized_Inbox__Output {
  'personaId': (string);
  'personaName': (string);
  /**
   * New and open, like the next field.
   */
  'reported': (number);
  'unanswered': (number);
}

/**
 * Topic `chat.inbox-summarized.v1`, keyed by account id. An owner's inbox has items of the last 7 days. The event has no text of a visitor.
 * Consumers: identity (mails the owner who wants it). A replay changes nothing: identity sends one mail for an account and week.
 */
export interface InboxSummarized {
  'accountId'?: (string);
  /**
   * The Monday (UTC) of the summary: 2026-11-23. The summary covers the seven days before.
   */
  'week'?: (string);
  /**
   * 20 at most, those with the most new items first.
   */
  'personas'?: (_rostra_chat_v1_InboxSummarized_Inbox)[];
}

/**
 * Topic `chat.inbox-summarized.v1`, keyed by account id. An owner's inbox has items of the last 7 days. The event has no text of a visitor.
 * Consumers: identity (mails the owner who wants it). A replay changes nothing: identity sends one mail for an account and week.
 */
export interface InboxSummarized__Output {
  'accountId': (string);
  /**
   * The Monday (UTC) of the summary: 2026-11-23. The summary covers the seven days before.
   */
  'week': (string);
  /**
   * 20 at most, those with the most new items first.
   */
  'personas': (_rostra_chat_v1_InboxSummarized_Inbox__Output)[];
}
