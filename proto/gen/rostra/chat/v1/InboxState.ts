// Original file: proto/rostra/chat/v1/chat.proto

export const InboxState = {
  /**
   * In a request: all.
   */
  INBOX_STATE_UNSPECIFIED: 'INBOX_STATE_UNSPECIFIED',
  INBOX_STATE_OPEN: 'INBOX_STATE_OPEN',
  INBOX_STATE_ANSWERED: 'INBOX_STATE_ANSWERED',
  INBOX_STATE_DISMISSED: 'INBOX_STATE_DISMISSED',
} as const;

export type InboxState =
  /**
   * In a request: all.
   */
  | 'INBOX_STATE_UNSPECIFIED'
  | 0
  | 'INBOX_STATE_OPEN'
  | 1
  | 'INBOX_STATE_ANSWERED'
  | 2
  | 'INBOX_STATE_DISMISSED'
  | 3

export type InboxState__Output = typeof InboxState[keyof typeof InboxState]
