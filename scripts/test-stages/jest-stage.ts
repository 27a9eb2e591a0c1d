import { availableParallelism } from 'node:os'
import { brokenStage, type Outcome } from './outcome.ts'
import { pathFilters } from './path-filters.ts'
import { withReport } from './report-file.ts'

/** kafkajs computes negative delays, which Node corrects with a warning. */
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning']

type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests', number>

interface JestOptions {
  env?: NodeJS.ProcessEnv
  workers?: number
}

/** Runs projects of jest.config.mjs. A test file that cannot be loaded counts as one failure. */
export async function jestStage(
  projects: string[],
  filters: string[],
  { env = {}, workers = availableParallelism() }: JestOptions = {},
): Promise<Outcome> {
  const { code, report } = await withReport((file) => ({
    args: [
      ...['--experimental-vm-modules', ...quiet, 'node_modules/jest/bin/jest.js', '--selectProjects', ...projects],
      // By default jest leaves a core to its own process, which idles half of a machine with two cores.
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
