import type { RotationProgress, Turn } from './rotation.ts'

/** The stored turns of the daily rotation. */
export interface FeaturedTurns {
  /** Returns the turns of a day (YYYY-MM-DD, UTC) in order. Empty when the day is not drawn yet. */
  of: (date: string) => Promise<Turn[]>
  progress: () => Promise<RotationProgress>
  /** Stores the turns of a day, all or none. Returns false when the day is drawn already or a persona had its turn in the cycle. */
  claim: (date: string, turns: readonly Turn[]) => Promise<boolean>
}
