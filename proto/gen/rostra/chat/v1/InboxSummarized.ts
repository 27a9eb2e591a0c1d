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
 * Topic `chat.inbox-summarized.v1`, keyed by account id. An owner's inbox has items that are new since a week. The event has no text of a visitor.
 * Consumers: identity (mails the owner who wants it). A replay changes nothing: identity sends one mail for an account and week.
 */
export interface InboxSummarized {
  'accountId'?: (string);
  /**
   * The Monday on which the summary is made, in UTC: 2026-11-23. It tells of the seven days before.
   */
  'week'?: (string);
  /**
   * 20 at most, those with the most new items first.
   */
  'personas'?: (_rostra_chat_v1_InboxSummarized_Inbox)[];
}

/**
 * Topic `chat.inbox-summarized.v1`, keyed by account id. An owner's inbox has items that are new since a week. The event has no text of a visitor.
 * Consumers: identity (mails the owner who wants it). A replay changes nothing: identity sends one mail for an account and week.
 */
export interface InboxSummarized__Output {
  'accountId': (string);
  /**
   * The Monday on which the summary is made, in UTC: 2026-11-23. It tells of the seven days before.
   */
  'week': (string);
  /**
   * 20 at most, those with the most new items first.
   */
  'personas': (_rostra_chat_v1_InboxSummarized_Inbox__Output)[];
}
