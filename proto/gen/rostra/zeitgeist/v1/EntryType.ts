// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

export const EntryType = {
  ENTRY_TYPE_UNSPECIFIED: 'ENTRY_TYPE_UNSPECIFIED',
  /**
   * A subject that many people talk about.
   */
  ENTRY_TYPE_THEME: 'ENTRY_TYPE_THEME',
  /**
   * A composite of several conversations.
   */
  ENTRY_TYPE_EXCERPT: 'ENTRY_TYPE_EXCERPT',
  /**
   * A subject that people talk about more than in the week before.
   */
  ENTRY_TYPE_TREND: 'ENTRY_TYPE_TREND',
} as const;

export type EntryType =
  | 'ENTRY_TYPE_UNSPECIFIED'
  | 0
  /**
   * A subject that many people talk about.
   */
  | 'ENTRY_TYPE_THEME'
  | 1
  /**
   * A composite of several conversations.
   */
  | 'ENTRY_TYPE_EXCERPT'
  | 2
  /**
   * A subject that people talk about more than in the week before.
   */
  | 'ENTRY_TYPE_TREND'
  | 3

export type EntryType__Output = typeof EntryType[keyof typeof EntryType]
