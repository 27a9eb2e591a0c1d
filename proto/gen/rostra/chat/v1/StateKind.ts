// Original file: proto/rostra/chat/v1/chat.proto

export const StateKind = {
  STATE_KIND_UNSPECIFIED: 'STATE_KIND_UNSPECIFIED',
  /**
   * The model thinks before it writes.
   */
  STATE_KIND_THINKING: 'STATE_KIND_THINKING',
  /**
   * The model has written nothing for 5 seconds or more.
   */
  STATE_KIND_WAITING: 'STATE_KIND_WAITING',
} as const;

export type StateKind =
  | 'STATE_KIND_UNSPECIFIED'
  | 0
  /**
   * The model thinks before it writes.
   */
  | 'STATE_KIND_THINKING'
  | 1
  /**
   * The model has written nothing for 5 seconds or more.
   */
  | 'STATE_KIND_WAITING'
  | 2

export type StateKind__Output = typeof StateKind[keyof typeof StateKind]
