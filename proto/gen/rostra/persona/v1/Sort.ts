// Original file: proto/rostra/persona/v1/persona.proto

/**
 * INVALID_ARGUMENT VALIDATION for an unknown value.
 */
export const Sort = {
  /**
   * The same as SORT_POPULAR.
   */
  SORT_UNSPECIFIED: 'SORT_UNSPECIFIED',
  SORT_POPULAR: 'SORT_POPULAR',
  SORT_NEWEST: 'SORT_NEWEST',
  SORT_RATING: 'SORT_RATING',
} as const;

/**
 * INVALID_ARGUMENT VALIDATION for an unknown value.
 */
export type Sort =
  /**
   * The same as SORT_POPULAR.
   */
  | 'SORT_UNSPECIFIED'
  | 0
  | 'SORT_POPULAR'
  | 1
  | 'SORT_NEWEST'
  | 2
  | 'SORT_RATING'
  | 3

/**
 * INVALID_ARGUMENT VALIDATION for an unknown value.
 */
export type Sort__Output = typeof Sort[keyof typeof Sort]
