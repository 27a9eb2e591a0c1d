// Original file: proto/rostra/chat/v1/events.proto

export const InboxItemKind = {
  INBOX_ITEM_KIND_UNSPECIFIED: 'INBOX_ITEM_KIND_UNSPECIFIED',
  INBOX_ITEM_KIND_REPORTED: 'INBOX_ITEM_KIND_REPORTED',
  INBOX_ITEM_KIND_UNANSWERED: 'INBOX_ITEM_KIND_UNANSWERED',
  INBOX_ITEM_KIND_PAUSED: 'INBOX_ITEM_KIND_PAUSED',
} as const;

export type InboxItemKind =
  | 'INBOX_ITEM_KIND_UNSPECIFIED'
  | 0
  | 'INBOX_ITEM_KIND_REPORTED'
  | 1
  | 'INBOX_ITEM_KIND_UNANSWERED'
  | 2
  | 'INBOX_ITEM_KIND_PAUSED'
  | 3

export type InboxItemKind__Output = typeof InboxItemKind[keyof typeof InboxItemKind]
