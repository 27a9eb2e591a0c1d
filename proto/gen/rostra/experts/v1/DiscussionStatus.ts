// Original file: proto/rostra/experts/v1/experts.proto

export const DiscussionStatus = {
  DISCUSSION_STATUS_UNSPECIFIED: 'DISCUSSION_STATUS_UNSPECIFIED',
  DISCUSSION_STATUS_ONGOING: 'DISCUSSION_STATUS_ONGOING',
  DISCUSSION_STATUS_COMPLETED: 'DISCUSSION_STATUS_COMPLETED',
  DISCUSSION_STATUS_FAILED: 'DISCUSSION_STATUS_FAILED',
} as const;

export type DiscussionStatus =
  | 'DISCUSSION_STATUS_UNSPECIFIED'
  | 0
  | 'DISCUSSION_STATUS_ONGOING'
  | 1
  | 'DISCUSSION_STATUS_COMPLETED'
  | 2
  | 'DISCUSSION_STATUS_FAILED'
  | 3

export type DiscussionStatus__Output = typeof DiscussionStatus[keyof typeof DiscussionStatus]
