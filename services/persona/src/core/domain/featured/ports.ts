import type { OperatedPersona, OperatorAct } from '../operators/ports.ts'
import type { RotationProgress, Turn } from './rotation.ts'

/** The stored turns of the daily rotation. */
export interface FeaturedTurns {
  /** Returns the turns of a day (YYYY-MM-DD, UTC) in order. Empty when the day is not drawn yet. */
  of: (date: string) => Promise<Turn[]>
  progress: () => Promise<RotationProgress>
  /** Stores the turns of a day, all or none. Returns false when the day is drawn already or a persona had its turn in the cycle. */
  claim: (date: string, turns: readonly Turn[]) => Promise<boolean>
  /**
   * Returns enough personas that may be featured for `count` turns: the most popular that are not in
   * `featuredIds`, then the most popular of all. Pinned ones need no turn.
   */
  candidates: (count: number, featuredIds: readonly string[], now: Date) => Promise<string[]>
}

/** `rotation` leaves a persona to the daily rotation. */
export type Featuring = 'pinned' | 'excluded' | 'rotation'

/** What operators decided about the landing page. */
export interface FeaturingChoices {
  /** Returns the pinned personas, in order, also those that others cannot see. */
  pinned: () => Promise<OperatedPersona[]>
  /** Returns the excluded personas, at most 100. */
  excluded: () => Promise<OperatedPersona[]>
  /** Returns those of the drawn personas that may still be on the landing page today, in the given order. */
  featurable: (ids: readonly string[]) => Promise<OperatedPersona[]>
  /** Throws BOT_NOT_FOUND, TOO_MANY_PINNED or NOT_PUBLIC. */
  set: (personaId: string, featuring: Featuring, act: OperatorAct) => Promise<void>
}
