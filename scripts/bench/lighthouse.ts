import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedBrowser } from '../infra/browser.ts'
import { onPath } from '../infra/command.ts'
import { median, table } from './figures.ts'
import { machine } from './processes.ts'
import { startProductUnderLoad } from './product-under-load.ts'

/*
 * `npm run bench:lighthouse`: what Lighthouse says of three pages, on a desktop and on its simulated slow phone; the median of some runs.
 * npx brings Lighthouse. It wants a whole Chromium where there is one: the shell draws no frames that it could time.
 */
const lighthouse = 'lighthouse@13.5.0'
const runs = Number(process.env.BENCH_RUNS ?? 3)
const pages = ['/', '/discover', '/persona/coach-bex']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<(typeof times)[number], { numericValue: number }>
}

const out = (text = '') => process.stdout.write(`${text}\n`)
out(`${machine()}; the median of ${runs} runs, everything on all cores\n`)
const folder = mkdtempSync(join(tmpdir(), 'rostra-lighthouse-'))
const product = await startProductUnderLoad({ providerUrl: 'http://127.0.0.1:1', model: 'none' })

function look(page: string, preset: string): Report {
  const file = join(folder, 'report.json')
  const args = ['--yes', lighthouse, product.url + page, '--quiet', '--output=json', `--output-path=${file}`]
  const flags = ['--chrome-flags=--headless=new --no-sandbox', ...(preset === 'desktop' ? ['--preset=desktop'] : [])]
  const env = { ...process.env, CHROME_PATH: onPath('chromium') ?? installedBrowser() }
  let trouble = ''
  // Now and then it misses the beginning of a page load, and asks to be run again.
  for (let attempt = 0; attempt < 3; attempt++) {
    const { status, stderr } = spawnSync('npx', [...args, ...flags], { env, encoding: 'utf8' })
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8'))
    trouble = stderr
  }
  throw new Error(`Lighthouse could not look at ${page}: ${trouble}`)
}

const rows: string[][] = []
for (const preset of ['desktop', 'phone']) {
  for (const page of pages) {
    const reports = Array.from({ length: runs }, () => look(page, preset))
    const scores = categories.map((category) =>
      String(Math.round(100 * median(reports.map((report) => report.categories[category].score)))),
    )
    const shown = times.map((time) => `${Math.round(median(reports.map((report) => report.audits[time].numericValue)))} ms`)
    rows.push([page, preset, ...scores, ...shown])
  }
}
out(table(['page', 'on', ...categories, 'first paint', 'largest paint', 'blocked'], rows))
rmSync(folder, { recursive: true })
await product.stop()
process.exit(0)
