// Original file: proto/rostra/persona/v1/persona.proto

export const Featuring = {
  /**
   * Left to the daily rotation.
   */
  FEATURING_UNSPECIFIED: 'FEATURING_UNSPECIFIED',
  /**
   * On the landing page every day, before the rotation; at most four.
   */
  FEATURING_PINNED: 'FEATURING_PINNED',
  /**
   * Never on the landing page.
   */
  FEATURING_EXCLUDED: 'FEATURING_EXCLUDED',
} as const;

export type Featuring =
  /**
   * Left to the daily rotation.
   */
  | 'FEATURING_UNSPECIFIED'
  | 0
  /**
   * On the landing page every day, before the rotation; at most four.
   */
  | 'FEATURING_PINNED'
  | 1
  /**
   * Never on the landing page.
   */
  | 'FEATURING_EXCLUDED'
  | 2

export type Featuring__Output = typeof Featuring[keyof typeof Featuring]
