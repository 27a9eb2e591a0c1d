// Original file: proto/rostra/newsroom/v1/newsroom.proto

export const Author = {
  AUTHOR_UNSPECIFIED: 'AUTHOR_UNSPECIFIED',
  /**
   * Claudeus Philosophy Desk
   */
  AUTHOR_CLAUDEUS: 'AUTHOR_CLAUDEUS',
  /**
   * Geeps Tech Solutions
   */
  AUTHOR_GEEPS: 'AUTHOR_GEEPS',
  /**
   * Gemma Future Trends
   */
  AUTHOR_GEMMA: 'AUTHOR_GEMMA',
  /**
   * Deeps Data Analysis
   */
  AUTHOR_DEEPS: 'AUTHOR_DEEPS',
} as const;

export type Author =
  | 'AUTHOR_UNSPECIFIED'
  | 0
  /**
   * Claudeus Philosophy Desk
   */
  | 'AUTHOR_CLAUDEUS'
  | 1
  /**
   * Geeps Tech Solutions
   */
  | 'AUTHOR_GEEPS'
  | 2
  /**
   * Gemma Future Trends
   */
  | 'AUTHOR_GEMMA'
  | 3
  /**
   * Deeps Data Analysis
   */
  | 'AUTHOR_DEEPS'
  | 4

export type Author__Output = typeof Author[keyof typeof Author]
