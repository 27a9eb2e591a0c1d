// Original file: proto/rostra/persona/v1/persona.proto

export const SourceStatus = {
  SOURCE_STATUS_UNSPECIFIED: 'SOURCE_STATUS_UNSPECIFIED',
  /**
   * It waits to be read, or is being read.
   */
  SOURCE_STATUS_PROCESSING: 'SOURCE_STATUS_PROCESSING',
  SOURCE_STATUS_READY: 'SOURCE_STATUS_READY',
  /**
   * It could not be read.
   */
  SOURCE_STATUS_FAILED: 'SOURCE_STATUS_FAILED',
} as const;

export type SourceStatus =
  | 'SOURCE_STATUS_UNSPECIFIED'
  | 0
  /**
   * It waits to be read, or is being read.
   */
  | 'SOURCE_STATUS_PROCESSING'
  | 1
  | 'SOURCE_STATUS_READY'
  | 2
  /**
   * It could not be read.
   */
  | 'SOURCE_STATUS_FAILED'
  | 3

export type SourceStatus__Output = typeof SourceStatus[keyof typeof SourceStatus]
