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
  /** Parts of paths: only the test files whose path contains one of them run. */
  filters: readonly string[]
  /** The absolute paths of the test files. Left out, all of the projects run. */
  files?: readonly string[]
  /** Begins each line of the output. */
  label?: string
  env?: NodeJS.ProcessEnv
  workers?: number
}

/** Runs projects of jest.config.mjs. A test file that cannot be loaded counts as one failure. Undefined when jest wrote no report. */
export async function jestStage(projects: string[], options: JestOptions): Promise<Outcome | undefined> {
  const { env = {}, workers = availableParallelism(), label } = options
  const { code, report } = await withReport((file) => ({
    args: [
      '--experimental-vm-modules',
      ...quiet,
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      // By default jest leaves a core to its own process, which idles half of a machine with two cores.
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${file}`,
      ...selection(options),
    ],
    env,
    label,
  }))
  if (!report) return undefined
  const tests = (report as JestReport).testResults.flatMap(testsOf)
  const failed = tests.some(([, status]) => status === 'failed')
  return outcomeOf(code === 0 || failed ? tests : [...tests, [`jest on ${projects.join(' and ')}`, 'failed']])
}

/** Returns the arguments that choose the test files. */
function selection({ filters, files }: JestOptions): string[] {
  const patterns = pathFilters(filters)
  if (!files) return patterns.length > 0 ? ['--testPathPatterns', ...patterns] : []
  const chosen = files.filter((file) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern).test(file)))
  return ['--runTestsByPath', ...chosen, '--passWithNoTests']
}

function testsOf({ name, status, assertionResults }: JestReport['testResults'][number]): [id: string, status: TestStatus][] {
  if (assertionResults.length === 0 && status === 'failed') return [[name, 'failed']]
  return assertionResults.map(({ ancestorTitles, title, status: result }) => [
    [name, ...ancestorTitles, title].join(' › '),
    result === 'passed' || result === 'failed' ? result : 'skipped',
  ])
}
