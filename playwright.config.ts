import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { installedBrowser } from './scripts/infra/fetch/browser.ts'

const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
const root = process.getuid?.() === 0
process.env.E2E_PORT ??= '31173'
process.env.CHROME_PATH ??= installedBrowser() ?? 'chromium'
const browser = fileURLToPath(new URL('scripts/test-stages/waiting-browser.sh', import.meta.url))

/**
 * The browser tests, against the whole product in Chromium. `npm run test:browser` finds the browser and builds the web first. A trace
 * costs a third of the time, so it is recorded only where it is asked for: `E2E_TRACE=1 npm run test:browser -- <file>`.
 */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './scripts/test-stages/product-up.ts',
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey visits a screen in two themes and at several widths: 10 to 30 s, several times that on a busy machine.
  timeout: 180_000,
  // Four browsers and the whole product share two cores: a page may take more than the default of 5 s to load.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    headless: true,
    // Animations keep a core busy drawing frames, and a click waits until its button is at rest. Tests of motion say so.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that pass a service worker cannot be replaced by a test. Those of the worker allow it.
    serviceWorkers: 'block',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: browser, args: [...quiet, ...(root ? ['--no-sandbox'] : [])] },
  },
})
