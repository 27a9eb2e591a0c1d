import { say, step } from '../bootstrap/console.ts'
import { buildWeb } from '../build-web.ts'
import { ensureBrowser } from '../infra/fetch/browser.ts'
import { freePort } from '../infra/ports.ts'
import { brokenStage, type Outcome } from './outcome.ts'
import { pathFilters } from './path-filters.ts'
import { withReport } from './report-file.ts'

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] }

/** Builds the web, ensures a browser, and runs the tests of e2e/ against the whole product. */
export async function browserStage(filters: string[]): Promise<Outcome> {
  const browser = await ensureBrowser(() => say('Installing Chromium …'))
  await step('Web', buildWeb, (outcome) => outcome)
  const port = await freePort()
  const { code, report } = await withReport((file) => ({
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...pathFilters(filters)],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROME_PATH: browser, E2E_PORT: String(port) },
  }))
  if (!report) return brokenStage
  const { stats, errors } = report as PlaywrightReport
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1), skipped: stats.skipped }
}
