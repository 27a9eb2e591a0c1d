// Original file: proto/rostra/chat/v1/chat.proto

export const MessageStatus = {
  MESSAGE_STATUS_UNSPECIFIED: 'MESSAGE_STATUS_UNSPECIFIED',
  MESSAGE_STATUS_COMPLETE: 'MESSAGE_STATUS_COMPLETE',
  /**
   * Ended by the reader; the content is what was shown.
   */
  MESSAGE_STATUS_STOPPED: 'MESSAGE_STATUS_STOPPED',
  /**
   * The model failed or its replica died; the content is what there was.
   */
  MESSAGE_STATUS_FAILED: 'MESSAGE_STATUS_FAILED',
} as const;

export type MessageStatus =
  | 'MESSAGE_STATUS_UNSPECIFIED'
  | 0
  | 'MESSAGE_STATUS_COMPLETE'
  | 1
  /**
   * Ended by the reader; the content is what was shown.
   */
  | 'MESSAGE_STATUS_STOPPED'
  | 2
  /**
   * The model failed or its replica died; the content is what there was.
   */
  | 'MESSAGE_STATUS_FAILED'
  | 3

export type MessageStatus__Output = typeof MessageStatus[keyof typeof MessageStatus]
