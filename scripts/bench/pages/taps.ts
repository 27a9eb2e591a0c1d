import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../../infra/fetch/browser.ts'
import { machine } from '../../measure/processes.ts'
import { median, ms, out, table } from '../../measure/statistics.ts'
import { startInOneProcess } from '../product/measured-product.ts'
import { setting } from '../report.ts'

/*
 * `npm run bench:taps`: prints how long a tap on a link takes until the next page shows something, on a phone of a quarter of the CPU and on
 * DevTools' Slow 3G, as the median of several runs, each in a new browser context. What counts is the frame that is drawn after the change of
 * the page's text: a skeleton, or the page itself. BENCH_RUNS: 3 by default.
 */
const runs = setting('BENCH_RUNS', 3, 1)
/** DevTools' preset: 400 kbit/s in both directions, 2 s of latency. */
const slow3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const cpuSlowdown = 4
const links = ['/discover', '/circle-of-experts', '/singularity-bugle', '/zeitgeist', '/pricing', '/about', '/terms']
const timeoutMs = 180_000

out(`${machine()}; the median of ${runs} runs\n`)
const product = await startInOneProcess()
const browser = await chromium.launch({ executablePath: await ensureBrowser(() => out('Installing Chromium …')), args: ['--no-sandbox'] })
const rows: string[][] = []
for (const link of links) {
  const measured: Tap[] = []
  for (let run = 0; run < runs; run++) measured.push(await measure(browser, link))
  rows.push([link, ms(median(measured.map(({ shown }) => shown)), 0), ms(median(measured.map(({ complete }) => complete)), 0)])
  out(rows.at(-1)?.join(' · '))
}
out(`\n${table(['link', 'something is shown', 'its heading is shown'], rows)}`)
await browser.close()
await product.stop()

/** Milliseconds from a tap. */
interface Tap {
  shown: number
  complete: number
}

/** Opens the first page, waits until it is usable, and taps a link. */
async function measure(from: Browser, link: string): Promise<Tap> {
  const context = await from.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 }, hasTouch: true })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(timeoutMs)
    await page.goto('/how-it-works')
    await page.locator('#rendered-data').waitFor({ state: 'detached' })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', slow3G)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await tap(page, link)
  } finally {
    await context.close()
  }
}

/** Taps a link within the page, so that the time of the test driver is not part of it. */
const tap = (page: Page, link: string): Promise<Tap> =>
  page.evaluate(
    `new Promise((resolve) => {
      const main = document.querySelector('main')
      const before = main.textContent
      const from = performance.now()
      let shown
      const drawn = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now() - from)))
      const look = () => {
        const now = document.querySelector('main')
        if (now?.textContent === before) return
        if (shown === undefined) {
          shown = 0
          drawn((after) => { shown = after })
        }
        if (!now?.querySelector('h1')) return
        watcher.disconnect()
        drawn((complete) => resolve({ shown: shown || complete, complete }))
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
      document.querySelector('a[href="${link}"]').click()
    })`,
  )
