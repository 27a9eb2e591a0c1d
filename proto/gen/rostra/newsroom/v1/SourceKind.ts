// Original file: proto/rostra/newsroom/v1/newsroom.proto

export const SourceKind = {
  SOURCE_KIND_UNSPECIFIED: 'SOURCE_KIND_UNSPECIFIED',
  /**
   * The topic that was given to the author.
   */
  SOURCE_KIND_TOPIC: 'SOURCE_KIND_TOPIC',
  /**
   * An entry of the zeitgeist.
   */
  SOURCE_KIND_ENTRY: 'SOURCE_KIND_ENTRY',
  /**
   * A story that was published before.
   */
  SOURCE_KIND_STORY: 'SOURCE_KIND_STORY',
} as const;

export type SourceKind =
  | 'SOURCE_KIND_UNSPECIFIED'
  | 0
  /**
   * The topic that was given to the author.
   */
  | 'SOURCE_KIND_TOPIC'
  | 1
  /**
   * An entry of the zeitgeist.
   */
  | 'SOURCE_KIND_ENTRY'
  | 2
  /**
   * A story that was published before.
   */
  | 'SOURCE_KIND_STORY'
  | 3

export type SourceKind__Output = typeof SourceKind[keyof typeof SourceKind]
