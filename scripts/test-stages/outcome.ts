export type Outcome = { passed: number; failed: number; skipped: number }

/** The outcome of a stage that ended before its report: one failure. */
export const brokenStage: Outcome = { passed: 0, failed: 1, skipped: 0 }

/** Adds up the outcomes of several stages. */
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

/** Formats the last line of every run, which scripts parse. */
export const verdict = ({ passed, failed }: Outcome): string => `${passed} passed, ${failed} failed`
