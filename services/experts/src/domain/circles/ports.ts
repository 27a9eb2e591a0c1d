import type { Circle } from './circle.ts'

export interface Circles {
  /** Returns a member's circle; an empty one when there is none. */
  of: (memberId: string) => Promise<Circle>
  /**
   * Applies a rule to a member's circle by compare-and-set and returns the new circle. A rule returns null to change nothing, throws to
   * refuse, and may run several times after concurrent changes. Throws CIRCLE_BUSY after 20 conflicts.
   */
  change: (memberId: string, rule: (circle: Circle) => Pick<Circle, 'entries' | 'left'> | null) => Promise<Circle>
  /** Returns the ids of some members whose circle has a persona. */
  membersWith: (personaId: string, limit: number) => Promise<string[]>
  delete: (memberId: string) => Promise<void>
}
