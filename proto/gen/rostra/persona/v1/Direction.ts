// Original file: proto/rostra/persona/v1/persona.proto

/**
 * CastVote refuses an unknown value with INVALID_ARGUMENT VALIDATION.
 */
export const Direction = {
  /**
   * No vote. CastVote refuses it.
   */
  DIRECTION_UNSPECIFIED: 'DIRECTION_UNSPECIFIED',
  DIRECTION_UP: 'DIRECTION_UP',
  DIRECTION_DOWN: 'DIRECTION_DOWN',
} as const;

/**
 * CastVote refuses an unknown value with INVALID_ARGUMENT VALIDATION.
 */
export type Direction =
  /**
   * No vote. CastVote refuses it.
   */
  | 'DIRECTION_UNSPECIFIED'
  | 0
  | 'DIRECTION_UP'
  | 1
  | 'DIRECTION_DOWN'
  | 2

/**
 * CastVote refuses an unknown value with INVALID_ARGUMENT VALIDATION.
 */
export type Direction__Output = typeof Direction[keyof typeof Direction]
