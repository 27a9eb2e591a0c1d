// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

export const EntryState = {
  ENTRY_STATE_UNSPECIFIED: 'ENTRY_STATE_UNSPECIFIED',
  ENTRY_STATE_SHOWN: 'ENTRY_STATE_SHOWN',
  /**
   * It is new, and operators review entries before they are shown.
   */
  ENTRY_STATE_WAITING: 'ENTRY_STATE_WAITING',
  /**
   * An operator holds it back.
   */
  ENTRY_STATE_HELD: 'ENTRY_STATE_HELD',
} as const;

export type EntryState =
  | 'ENTRY_STATE_UNSPECIFIED'
  | 0
  | 'ENTRY_STATE_SHOWN'
  | 1
  /**
   * It is new, and operators review entries before they are shown.
   */
  | 'ENTRY_STATE_WAITING'
  | 2
  /**
   * An operator holds it back.
   */
  | 'ENTRY_STATE_HELD'
  | 3

export type EntryState__Output = typeof EntryState[keyof typeof EntryState]
