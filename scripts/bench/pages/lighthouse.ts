import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionHint } from '@rostra/proto/http/session-hint'
import { registerMember } from '../../client/register-member.ts'
import { onPath } from '../../infra/command.ts'
import { installedBrowser } from '../../infra/fetch/browser.ts'
import { machine } from '../../measure/processes.ts'
import { median, out, table } from '../../measure/statistics.ts'
import { startInOneProcess } from '../product/measured-product.ts'
import { setting } from '../report.ts'

/*
 * `npm run bench:lighthouse`: prints Lighthouse's scores of the visitors' pages and of a member's, on a desktop and on its simulated slow
 * phone, as the median of several runs, and the audits other than performance that a page failed. A run takes 10 to 30 s, and each page is
 * printed once it is done. BENCH_PAGES=/about,member:/discover: those pages only; BENCH_PRESETS=phone: that device only; BENCH_RUNS: 3 by
 * default. npx fetches Lighthouse. A full Chromium is preferred: the headless shell draws no frames that Lighthouse could time.
 */
const lighthouse = 'lighthouse@13.5.0'
const runs = setting('BENCH_RUNS', 3, 1)
/** The longest time of one run, in seconds. */
const timeoutSeconds = 120
/** Before the path of a page that a member opens. */
const memberMark = 'member:'
const conversationPage = '/persona/coach-bex?conversation='
const allPages = [
  '/',
  '/discover',
  '/zeitgeist',
  '/persona/coach-bex',
  '/singularity-bugle',
  '/archive',
  '/pricing',
  '/how-it-works',
  '/about',
  '/terms',
  '/privacy',
]
/** The pages as a member sees them who has a conversation. */
const memberPages = [
  '/dashboard',
  '/discover',
  '/persona/coach-bex',
  conversationPage,
  '/conversations',
  '/zeitgeist',
  '/singularity-bugle',
  '/circle-of-experts',
  '/dashboard?tab=account',
].map((page) => memberMark + page)
const pages = process.env.BENCH_PAGES?.split(',') ?? [...allPages, ...memberPages]
const presets = process.env.BENCH_PRESETS?.split(',') ?? ['desktop', 'phone']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
const shift = 'cumulative-layout-shift'

interface Report {
  categories: Record<(typeof categories)[number], { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<(typeof times)[number] | typeof shift, { numericValue: number }> & Record<string, Audit>
}

interface Audit {
  score?: number | null
  details?: { items?: { node?: { selector: string }; resourceType?: string; transferSize?: number; description?: string }[] }
}

out(`${machine()}; the median of ${runs} runs, everything on all cores\n`)
const program = fetchLighthouse()
const folder = mkdtempSync(join(tmpdir(), 'rostra-lighthouse-'))
const product = await startInOneProcess()
const member = await createMember()
const seconds = (startedAt: number) => `${Math.round((performance.now() - startedAt) / 1_000)} s`

/** Returns the path of Lighthouse, which npx fetches once. Started by npx, each run would take some seconds longer. */
function fetchLighthouse(): string {
  const { stdout, stderr } = spawnSync('npx', ['--yes', `--package=${lighthouse}`, '-c', 'command -v lighthouse'], { encoding: 'utf8' })
  const path = stdout.trim()
  if (!path) throw new Error(`npx could not fetch ${lighthouse}: ${stderr}`)
  return path
}

/** Registers a member and begins a conversation. Returns the session's cookie, and the id of the conversation. */
async function createMember(): Promise<{ cookie: string; conversationId: string }> {
  const client = await registerMember([product.url])
  const { id: botId } = await client.get<{ id: string }>('/api/bots/slug/coach-bex')
  const { conversation } = await client.post<{ conversation: { id: string } }>('/api/conversations', { botId })
  const message = { conversationId: conversation.id, content: 'How do I begin?', isFromBot: false, audioUrl: null }
  await client.post('/api/messages', { ...message, requestId: randomUUID() })
  // Without the hint in the request, the gateway sets it: scripts of the page see no header.
  const cookies = client.cookie.split('; ').filter((cookie) => !cookie.startsWith(`${sessionHint}=`))
  return { cookie: cookies.join('; '), conversationId: conversation.id }
}

/** Returns the address of a page, and Lighthouse's option with the session of the member who opens it. */
function visit(page: string): { url: string; options: string[] } {
  if (!page.startsWith(memberMark)) return { url: product.url + page, options: [] }
  const path = page.slice(memberMark.length)
  const url = product.url + path + (path === conversationPage ? member.conversationId : '')
  return { url, options: [`--extra-headers=${JSON.stringify({ Cookie: member.cookie })}`] }
}

/** Runs Lighthouse once. Throws when it fails or takes more than 120 s. */
function audit(page: string, preset: string): Report {
  const file = join(folder, 'report.json')
  const { url, options } = visit(page)
  const args = [program, url, ...options, '--quiet', '--output=json', `--output-path=${file}`]
  const flags = ['--chrome-flags=--headless=new --no-sandbox', ...(preset === 'desktop' ? ['--preset=desktop'] : [])]
  const env = { ...process.env, CHROME_PATH: onPath('chromium') ?? installedBrowser() }
  let lastError = ''
  // Lighthouse sometimes misses the start of a page load and asks for another run.
  for (let attempt = 0; attempt < 3; attempt++) {
    // On SIGINT Lighthouse also ends its browser.
    const limit = { timeout: timeoutSeconds * 1_000, killSignal: 'SIGINT' } as const
    const { status, stderr, error } = spawnSync(process.execPath, [...args, ...flags], { env, encoding: 'utf8', ...limit })
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8'))
    if (error) throw new Error(`no report within ${timeoutSeconds} s: ${error.message}\n${stderr}`)
    lastError = stderr
  }
  throw new Error(lastError)
}

/** Returns the failed audits of accessibility, best practices and SEO, each with the first element that failed it. */
const failedAudits = ({ categories: { performance: _, ...others }, audits }: Report): string[] =>
  Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score != null && Number(audits[id].score) < 1)
    .map(({ id }) => `${id} (${audits[id]?.details?.items?.[0]?.node?.selector ?? ''})`)

/** Returns the files of scripts that a page fetched, and their transferred bytes in kB. */
function scriptsOf({ audits }: Report): { files: number; kB: number } {
  const scripts = audits['network-requests']?.details?.items?.filter(({ resourceType }) => resourceType === 'Script') ?? []
  return { files: scripts.length, kB: Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000) }
}

/** Returns what the console said. A page whose code fails may score well. */
const consoleErrors = ({ audits }: Report): string[] =>
  (audits['errors-in-console']?.details?.items ?? []).map(({ description = '' }) => description.slice(0, 200))

const heads = ['page', 'on', ...categories, 'first paint', 'largest paint', 'blocked', 'shift', 'scripts', 'kB']

/** Returns the row of a page, and adds what it failed. Throws when Lighthouse has no report of it. */
function measure(page: string, preset: string): string[] {
  const reports = Array.from({ length: runs }, () => audit(page, preset))
  const scores = categories.map((category) => String(Math.round(100 * median(reports.map((report) => report.categories[category].score)))))
  const timings = times.map((time) => `${Math.round(median(reports.map((report) => report.audits[time].numericValue)))} ms`)
  for (const failed of reports.flatMap(failedAudits)) failures.add(`${page} on ${preset}: ${failed}`)
  for (const error of reports.flatMap(consoleErrors)) failures.add(`${page} on ${preset}, the console: ${error}`)
  const shifted = median(reports.map((report) => report.audits[shift].numericValue)).toFixed(3)
  const scripts = reports.map(scriptsOf)
  const sums = [median(scripts.map(({ files }) => files)), median(scripts.map(({ kB }) => kB))].map(String)
  return [page, preset, ...scores, ...timings, shifted, ...sums]
}

const failures = new Set<string>()
const rows: string[][] = []
let isComplete = true
for (const preset of presets) {
  for (const page of pages) {
    const startedAt = performance.now()
    try {
      const row = measure(page, preset)
      rows.push(row)
      out(`${row.join(' · ')}, in ${seconds(startedAt)}`)
    } catch (error) {
      isComplete = false
      out(`FAILED: ${page} on ${preset}, after ${seconds(startedAt)}: ${error instanceof Error ? error.message : error}`)
    }
  }
}
out(`\n${table(heads, rows)}`)
out([...failures].join('\n'))
rmSync(folder, { recursive: true })
await product.stop()
process.exit(isComplete ? 0 : 1)
