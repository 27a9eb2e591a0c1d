import { say, step } from '../bootstrap/console.ts'
import { buildWeb } from '../build-web.ts'
import { ensureBrowser } from '../infra/fetch/browser.ts'
import { freePort } from '../infra/ports.ts'
import { count, type Outcome, outcomeOf, type TestStatus } from './outcome.ts'
import { pathFilters } from './path-filters.ts'
import { withReport } from './report-file.ts'
import { afterSecondRun } from './second-run.ts'

interface Suite {
  title: string
  suites?: Suite[]
  specs: { title: string; tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}
type PlaywrightReport = { suites: Suite[]; errors: unknown[] }

/** With more failed tests than this the cause is in the code. */
const maxSecondRuns = 5

/**
 * Builds the web, ensures a browser, and runs the tests of e2e/ against the whole product. In CI, tests that failed run a second time, one
 * after the other, as in `jestStage`. Undefined when Playwright wrote no report.
 */
export async function browserStage(filters: string[], label?: string): Promise<Outcome | undefined> {
  const browser = await ensureBrowser(() => say('Installing Chromium …'))
  await step('Web', buildWeb, (outcome) => outcome)
  const first = await runPlaywright(pathFilters(filters), browser, label)
  const { failed } = first ? count(first) : { failed: 0 }
  if (!first || !process.env.CI || failed === 0 || failed > maxSecondRuns) return first
  say(`\nOnce more, alone: ${failed} failed`)
  const second = await runPlaywright(['--last-failed', '--workers=1'], browser, label)
  return second ? afterSecondRun(first, second) : first
}

async function runPlaywright(args: string[], browser: string, label: string | undefined): Promise<Outcome | undefined> {
  const port = await freePort()
  const { code, report } = await withReport((file) => ({
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROME_PATH: browser, E2E_PORT: String(port) },
    label,
  }))
  if (!report) return undefined
  const { suites, errors } = report as PlaywrightReport
  const tests = suites.flatMap((suite) => testsOf(suite))
  const broken = errors.map((_, index): [string, TestStatus] => [`error ${index + 1} of Playwright`, 'failed'])
  const failed = broken.length > 0 || tests.some(([, status]) => status === 'failed')
  return outcomeOf([...tests, ...broken, ...(code === 0 || failed ? [] : ([['Playwright', 'failed']] as const))])
}

/** A flaky test failed at first. */
const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const

function testsOf({ title, suites = [], specs }: Suite, path = ''): [id: string, status: TestStatus][] {
  const own = `${path}${title} › `
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }): [string, TestStatus] => [`${own}${spec.title} (${projectName})`, statuses[status]]),
    ),
    ...suites.flatMap((suite) => testsOf(suite, own)),
  ]
}
