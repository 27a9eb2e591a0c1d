import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { say } from '../bootstrap/console.ts'
import { ExpectedError } from '../bootstrap/expected-error.ts'
import { root } from '../bootstrap/settings.ts'
import { buildWeb } from '../build-web.ts'
import { runCommand } from '../infra/command.ts'
import { ensureBrowser } from '../infra/fetch/browser.ts'
import { freePort } from '../infra/ports.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { startProductProcess } from '../product/one-process.ts'
import { type Scene, scenes } from './scenes.ts'

/*
 * `npm run screenshots [-- <scene> …]`: takes the pictures of the README from the product with its demo data, light and dark, at 1280 px.
 * They are WebP files of at most 120 kB in docs/screenshots.
 */
const folder = join(root, 'docs/screenshots')
const width = 1280
const maxBytes = 120_000
const schemes = ['light', 'dark'] as const
const qualities = [90, 80, 70, 60, 50] as const

async function takeScene(
  browser: Browser,
  baseURL: string,
  { name, height = 800, show }: Scene,
  colorScheme: (typeof schemes)[number],
): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await show(page)
  await page.mouse.move(0, 0)
  await page.evaluate('document.fonts.ready')
  const encoded = Buffer.from(await bestWithin(protocol), 'base64')
  writeFileSync(join(folder, `${name}-${colorScheme}.webp`), encoded)
  say(`${name}-${colorScheme}.webp: ${Math.round(encoded.length / 1_000)} kB`)
  await context.close()
}

/** Captures the page at the best quality that is not larger than `maxBytes`. */
async function bestWithin(protocol: CDPSession): Promise<string> {
  for (const quality of qualities) {
    const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality })
    if (Buffer.byteLength(data, 'base64') <= maxBytes) return data
  }
  throw new Error(`the picture has more than ${maxBytes} bytes at quality ${qualities.at(-1)}`)
}

/** Personas have emoji as pictures. Without a font for them Chromium draws empty boxes. */
async function requireEmojiFont(): Promise<void> {
  const { code, output } = await runCommand('fc-list', [':charset=1f600'], {})
  if (code === 0 && output.trim() === '')
    throw new ExpectedError('There is no font with emoji. Install it: apt-get install fonts-noto-color-emoji')
}

const wanted = process.argv.slice(2)
await requireEmojiFont()
const executablePath = await ensureBrowser(() => say('Installing Chromium …'))
await buildWeb()
mkdirSync(folder, { recursive: true })
const port = String(await freePort())
const dataDir = await storeFolder('screenshots')
// For operator commands in scenes.
process.env.E2E_DATA_DIR = dataDir
const product = await startProductProcess({ script: 'start.ts', dataDir, env: { PORT: port, EMBEDDINGS: 'off', LOCAL_MODELS: 'off' } })
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  for (const scene of scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const scheme of schemes) await takeScene(browser, `http://localhost:${port}`, scene, scheme)
  }
} finally {
  await browser.close()
  await product.stop()
}
