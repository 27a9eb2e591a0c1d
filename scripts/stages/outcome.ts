export type Outcome = { passed: number; failed: number; skipped: number }

/** What a stage counts as that ended before it could report: one failure. */
export const brokenStage: Outcome = { passed: 0, failed: 1, skipped: 0 }

export function sum(outcomes: Outcome[]): Outcome {
  return outcomes.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The line that closes every run, alone, for people and machines. */
export const verdict = ({ passed, failed }: Outcome): string => `${passed} passed, ${failed} failed`
