import { availableParallelism } from 'node:os'
import { brokenStage, type Outcome } from './outcome.ts'
import { pathFilters } from './path-filters.ts'
import { withReport } from './report-file.ts'

/** kafkajs computes a delay from the time it has already waited; Node corrects it and warns. */
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning']

type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests', number>

interface How {
  env?: NodeJS.ProcessEnv
  workers?: number
}

/** Runs projects of jest.config.mjs. A test file that could not even load counts as one failure. */
export async function jestStage(
  projects: string[],
  filters: string[],
  { env = {}, workers = availableParallelism() }: How = {},
): Promise<Outcome> {
  const { code, report } = await withReport((file) => ({
    args: [
      ...['--experimental-vm-modules', ...quiet, 'node_modules/jest/bin/jest.js', '--selectProjects', ...projects],
      // jest leaves a core to its own process, which on a machine of two means that half of it stands idle.
      `--maxWorkers=${workers}`,
      ...['--json', `--outputFile=${file}`, ...(filters.length ? ['--testPathPatterns', ...pathFilters(filters)] : [])],
    ],
    env,
  }))
  if (!report) return brokenStage
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report as JestReport
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed: failed || (code === 0 ? 0 : 1), skipped: numPendingTests + numTodoTests }
}
