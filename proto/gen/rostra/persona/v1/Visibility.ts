// Original file: proto/rostra/persona/v1/persona.proto

/**
 * Who may see a persona, as its owner chose.
 */
export const Visibility = {
  /**
   * In a form: private or public, as `is_private` says. A persona always has one.
   */
  VISIBILITY_UNSPECIFIED: 'VISIBILITY_UNSPECIFIED',
  /**
   * Everyone; lists and searches have it.
   */
  VISIBILITY_PUBLIC: 'VISIBILITY_PUBLIC',
  /**
   * Everyone who has its link. It is in no list, and search engines are asked to leave it out.
   */
  VISIBILITY_UNLISTED: 'VISIBILITY_UNLISTED',
  /**
   * Its owner, until it is finished. Any role may have drafts.
   */
  VISIBILITY_DRAFT: 'VISIBILITY_DRAFT',
  /**
   * Its owner; a right of some roles.
   */
  VISIBILITY_PRIVATE: 'VISIBILITY_PRIVATE',
} as const;

/**
 * Who may see a persona, as its owner chose.
 */
export type Visibility =
  /**
   * In a form: private or public, as `is_private` says. A persona always has one.
   */
  | 'VISIBILITY_UNSPECIFIED'
  | 0
  /**
   * Everyone; lists and searches have it.
   */
  | 'VISIBILITY_PUBLIC'
  | 1
  /**
   * Everyone who has its link. It is in no list, and search engines are asked to leave it out.
   */
  | 'VISIBILITY_UNLISTED'
  | 2
  /**
   * Its owner, until it is finished. Any role may have drafts.
   */
  | 'VISIBILITY_DRAFT'
  | 3
  /**
   * Its owner; a right of some roles.
   */
  | 'VISIBILITY_PRIVATE'
  | 4

/**
 * Who may see a persona, as its owner chose.
 */
export type Visibility__Output = typeof Visibility[keyof typeof Visibility]
