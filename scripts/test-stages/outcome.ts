export type TestStatus = 'passed' | 'failed' | 'skipped'

/** The status of each test, by its identity: its file and its full title. */
export type Outcome = ReadonlyMap<string, TestStatus>

/** The outcome of a stage that ended before its report: one failure. */
export const brokenStage = (stage: string): Outcome => new Map([[`the stage ${stage}`, 'failed']])

/** Lists tests with their statuses. A second test with the same identity counts by itself. */
export function outcomeOf(tests: Iterable<readonly [id: string, status: TestStatus]>): Outcome {
  const outcome = new Map<string, TestStatus>()
  for (const [id, status] of tests) {
    let unique = id
    for (let number = 2; outcome.has(unique); number++) unique = `${id} (${number})`
    outcome.set(unique, status)
  }
  return outcome
}

/**
 * Merges the outcomes of several stages. A test that ran in several stages counts once:
 * failed if it failed in one, else passed if it passed in one.
 */
export function union(outcomes: readonly Outcome[]): Outcome {
  const merged = new Map<string, TestStatus>()
  for (const outcome of outcomes) {
    for (const [id, status] of outcome) {
      const before = merged.get(id)
      if (before === undefined || severity[status] > severity[before]) merged.set(id, status)
    }
  }
  return merged
}

const severity: Record<TestStatus, number> = { skipped: 0, passed: 1, failed: 2 }

export function count(outcome: Outcome): Record<TestStatus, number> {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const status of outcome.values()) counts[status]++
  return counts
}

/** Formats the last line of every run, which scripts parse. */
export function verdict(outcome: Outcome): string {
  const { passed, failed, skipped } = count(outcome)
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
