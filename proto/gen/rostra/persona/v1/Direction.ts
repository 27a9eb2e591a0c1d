// Original file: proto/rostra/persona/v1/persona.proto

export const Direction = {
  /**
   * No vote; CastVote refuses it.
   */
  DIRECTION_UNSPECIFIED: 'DIRECTION_UNSPECIFIED',
  DIRECTION_UP: 'DIRECTION_UP',
  DIRECTION_DOWN: 'DIRECTION_DOWN',
} as const;

export type Direction =
  /**
   * No vote; CastVote refuses it.
   */
  | 'DIRECTION_UNSPECIFIED'
  | 0
  | 'DIRECTION_UP'
  | 1
  | 'DIRECTION_DOWN'
  | 2

export type Direction__Output = typeof Direction[keyof typeof Direction]
