// Original file: proto/rostra/persona/v1/persona.proto

export const SearchByMeaning = {
  SEARCH_BY_MEANING_UNSPECIFIED: 'SEARCH_BY_MEANING_UNSPECIFIED',
  /**
   * No embedding server is set.
   */
  SEARCH_BY_MEANING_OFF: 'SEARCH_BY_MEANING_OFF',
  /**
   * The embedding server does not answer: passages are found by words alone.
   */
  SEARCH_BY_MEANING_AWAY: 'SEARCH_BY_MEANING_AWAY',
  SEARCH_BY_MEANING_READY: 'SEARCH_BY_MEANING_READY',
} as const;

export type SearchByMeaning =
  | 'SEARCH_BY_MEANING_UNSPECIFIED'
  | 0
  /**
   * No embedding server is set.
   */
  | 'SEARCH_BY_MEANING_OFF'
  | 1
  /**
   * The embedding server does not answer: passages are found by words alone.
   */
  | 'SEARCH_BY_MEANING_AWAY'
  | 2
  | 'SEARCH_BY_MEANING_READY'
  | 3

export type SearchByMeaning__Output = typeof SearchByMeaning[keyof typeof SearchByMeaning]
