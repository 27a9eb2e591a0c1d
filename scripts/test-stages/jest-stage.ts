import { availableParallelism } from 'node:os'
import { type Outcome, outcomeOf, type TestStatus } from './outcome.ts'
import { pathFilters } from './path-filters.ts'
import { withReport } from './report-file.ts'

/** kafkajs computes negative delays, which Node corrects with a warning. */
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning']

interface JestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

interface JestOptions {
  env?: NodeJS.ProcessEnv
  workers?: number
}

/** Runs projects of jest.config.mjs. A test file that cannot be loaded counts as one failure. Undefined when jest wrote no report. */
export async function jestStage(
  projects: string[],
  filters: string[],
  { env = {}, workers = availableParallelism() }: JestOptions = {},
): Promise<Outcome | undefined> {
  const { code, report } = await withReport((file) => ({
    args: [
      ...['--experimental-vm-modules', ...quiet, 'node_modules/jest/bin/jest.js', '--selectProjects', ...projects],
      // By default jest leaves a core to its own process, which idles half of a machine with two cores.
      `--maxWorkers=${workers}`,
      ...['--json', `--outputFile=${file}`, ...(filters.length ? ['--testPathPatterns', ...pathFilters(filters)] : [])],
    ],
    env,
  }))
  if (!report) return undefined
  const tests = (report as JestReport).testResults.flatMap(testsOf)
  const failed = tests.some(([, status]) => status === 'failed')
  return outcomeOf(code === 0 || failed ? tests : [...tests, [`jest on ${projects.join(' and ')}`, 'failed']])
}

function testsOf({ name, status, assertionResults }: JestReport['testResults'][number]): [id: string, status: TestStatus][] {
  if (assertionResults.length === 0 && status === 'failed') return [[name, 'failed']]
  return assertionResults.map(({ ancestorTitles, title, status: result }) => [
    [name, ...ancestorTitles, title].join(' › '),
    result === 'passed' || result === 'failed' ? result : 'skipped',
  ])
}
