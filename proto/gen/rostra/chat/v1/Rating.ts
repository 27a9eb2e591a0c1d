// Original file: proto/rostra/chat/v1/chat.proto

export const Rating = {
  /**
   * Only in a request: removes the feedback.
   */
  RATING_UNSPECIFIED: 'RATING_UNSPECIFIED',
  RATING_UP: 'RATING_UP',
  RATING_DOWN: 'RATING_DOWN',
} as const;

export type Rating =
  /**
   * Only in a request: removes the feedback.
   */
  | 'RATING_UNSPECIFIED'
  | 0
  | 'RATING_UP'
  | 1
  | 'RATING_DOWN'
  | 2

export type Rating__Output = typeof Rating[keyof typeof Rating]
