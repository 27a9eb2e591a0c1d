// Original file: proto/rostra/persona/v1/persona.proto

export const SourceKind = {
  SOURCE_KIND_UNSPECIFIED: 'SOURCE_KIND_UNSPECIFIED',
  SOURCE_KIND_FILE: 'SOURCE_KIND_FILE',
  SOURCE_KIND_TEXT: 'SOURCE_KIND_TEXT',
  /**
   * A question with its answer.
   */
  SOURCE_KIND_PAIR: 'SOURCE_KIND_PAIR',
} as const;

export type SourceKind =
  | 'SOURCE_KIND_UNSPECIFIED'
  | 0
  | 'SOURCE_KIND_FILE'
  | 1
  | 'SOURCE_KIND_TEXT'
  | 2
  /**
   * A question with its answer.
   */
  | 'SOURCE_KIND_PAIR'
  | 3

export type SourceKind__Output = typeof SourceKind[keyof typeof SourceKind]
