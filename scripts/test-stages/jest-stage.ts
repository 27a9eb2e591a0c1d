import { availableParallelism } from 'node:os'
import { say } from '../bootstrap/console.ts'
import { type Outcome, outcomeOf, type TestStatus } from './outcome.ts'
import { pathFilters } from './path-filters.ts'
import { withReport } from './report-file.ts'
import { afterSecondRun } from './second-run.ts'

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

/** With more failed files than this the cause is in the code. */
const maxSecondRuns = 5

/**
 * Runs projects of jest.config.mjs. A test file that cannot be loaded counts as one failure. In CI, files that failed run a second
 * time, alone: a test that passes then counts as passed, and is named as unsteady. Undefined when jest wrote no report.
 */
export async function jestStage(projects: string[], options: JestOptions): Promise<Outcome | undefined> {
  const first = await runJest(projects, options)
  const files = first?.failedFiles ?? []
  if (!first || !process.env.CI || files.length === 0 || files.length > maxSecondRuns) return first?.outcome
  say(`\nOnce more, alone: ${files.join(' ')}`)
  // With one worker jest runs them in its own process, which is set up for one project only.
  const second = await runJest(projects, { ...options, filters: [], files, workers: 2 })
  return second ? afterSecondRun(first.outcome, second.outcome) : first.outcome
}

/** Runs jest once. */
async function runJest(projects: string[], options: JestOptions): Promise<{ outcome: Outcome; failedFiles: string[] } | undefined> {
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
  const { testResults } = report as JestReport
  const tests = testResults.flatMap(testsOf)
  const failedFiles = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  const failed = tests.some(([, status]) => status === 'failed')
  return { outcome: outcomeOf(code === 0 || failed ? tests : [...tests, [`jest on ${projects.join(' and ')}`, 'failed']]), failedFiles }
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
