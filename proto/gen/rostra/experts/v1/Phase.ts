// Original file: proto/rostra/experts/v1/experts.proto

/**
 * The phase of an ongoing discussion.
 */
export const Phase = {
  PHASE_UNSPECIFIED: 'PHASE_UNSPECIFIED',
  PHASE_DRAFTS: 'PHASE_DRAFTS',
  PHASE_REVISIONS: 'PHASE_REVISIONS',
  PHASE_CHAIR: 'PHASE_CHAIR',
  PHASE_ENDED: 'PHASE_ENDED',
} as const;

/**
 * The phase of an ongoing discussion.
 */
export type Phase =
  | 'PHASE_UNSPECIFIED'
  | 0
  | 'PHASE_DRAFTS'
  | 1
  | 'PHASE_REVISIONS'
  | 2
  | 'PHASE_CHAIR'
  | 3
  | 'PHASE_ENDED'
  | 4

/**
 * The phase of an ongoing discussion.
 */
export type Phase__Output = typeof Phase[keyof typeof Phase]
