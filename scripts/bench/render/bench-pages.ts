import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../../bootstrap/settings.ts'
import { runCommand } from '../../infra/command.ts'
import { installedBrowser } from '../../infra/fetch/browser.ts'

/** The renderers of web/bench/streamed-answer.tsx. */
export type RendererName = 'blocks' | 'reactMarkdown'

/** Tokens of an answer, and which of them are written: some in each frame. */
export interface AnswerPart {
  tokens: readonly string[]
  from: number
  to: number
  perFrame: number
}

/** A page that writes answers. */
interface BenchPage {
  /** Adds tokens to an answer, some in each frame, and returns the milliseconds that rendering took. */
  write: (renderer: RendererName, part: AnswerPart) => Promise<number>
  /** Removes the answer, and forgets its layout shifts. */
  clear: () => Promise<void>
  /** The CPU time of its main thread so far, in milliseconds. */
  cpuMs: () => Promise<number>
  /** The sum of all layout shifts. */
  shift: () => Promise<number>
  close: () => Promise<void>
}

/** The page's clock is exact to 5 µs with these. */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }
const address = 'http://localhost/'

/** Builds web/bench and starts a browser. */
export async function openBenchPages() {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-render-'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--config', 'vite.bench.config.ts', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runCommand(process.execPath, args, { cwd: join(root, 'web'), env })
  if (code !== 0) throw new Error(`The page could not be built:\n${output}`)
  const executablePath = installedBrowser()
  if (!executablePath) throw new Error('There is no Chromium: npx playwright install --with-deps chromium')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

  return {
    async open(width: number): Promise<BenchPage> {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      await context.route(`${address}**`, (route) => {
        const path = new URL(route.request().url()).pathname
        return route.fulfill({ path: join(folder, path === '/' ? 'index.html' : path), headers: isolation })
      })
      const page = await context.newPage()
      await page.goto(address)
      const session = await context.newCDPSession(page)
      // CPU time: another process on the core does not count.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      return {
        write: (renderer, part) => page.evaluate(`bench.write(${JSON.stringify(renderer)}, ${JSON.stringify(part)})`),
        clear: () => page.evaluate('bench.clear()'),
        cpuMs: async () => {
          const { metrics } = await session.send('Performance.getMetrics')
          return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
        },
        shift: () => page.evaluate('bench.shift()'),
        close: () => context.close(),
      }
    },
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true })
    },
  }
}
