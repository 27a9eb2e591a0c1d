// Original file: proto/rostra/chat/v1/chat.proto

export const MessageStatus = {
  MESSAGE_STATUS_UNSPECIFIED: 'MESSAGE_STATUS_UNSPECIFIED',
  MESSAGE_STATUS_COMPLETE: 'MESSAGE_STATUS_COMPLETE',
  /**
   * The user stopped it; the content is the text until then.
   */
  MESSAGE_STATUS_STOPPED: 'MESSAGE_STATUS_STOPPED',
  /**
   * The model failed or the generation was interrupted; the content is the text until then, possibly empty.
   */
  MESSAGE_STATUS_FAILED: 'MESSAGE_STATUS_FAILED',
} as const;

export type MessageStatus =
  | 'MESSAGE_STATUS_UNSPECIFIED'
  | 0
  | 'MESSAGE_STATUS_COMPLETE'
  | 1
  /**
   * The user stopped it; the content is the text until then.
   */
  | 'MESSAGE_STATUS_STOPPED'
  | 2
  /**
   * The model failed or the generation was interrupted; the content is the text until then, possibly empty.
   */
  | 'MESSAGE_STATUS_FAILED'
  | 3

export type MessageStatus__Output = typeof MessageStatus[keyof typeof MessageStatus]
