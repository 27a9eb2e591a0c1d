import { chromium } from '@playwright/test'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { isExecutable, onPath, runCommand } from '../command.ts'

/** The headless shell is Chromium without window, tabs and extensions. The browser tests take two thirds of the time in it. */
const packages = ['chromium-headless-shell', 'fonts-liberation']
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Returns the path of an installed Chromium: CHROME_PATH, Playwright's own, or the machine's. */
export function installedBrowser(): string | undefined {
  const candidates = [process.env.CHROME_PATH, chromium.executablePath(), ...names.map((name) => onPath(name))]
  return candidates.find((path) => path && isExecutable(path))
}

/** Returns the path of a Chromium. As root on Debian it installs one. Otherwise throws an ExpectedError with the command to run. */
export async function ensureBrowser(onInstall: () => void): Promise<string> {
  const present = installedBrowser()
  if (present) return present
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    throw new ExpectedError('The browser tests need Chromium, which is missing. Install it: npx playwright install --with-deps chromium')
  }
  onInstall()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    const { code, output } = await runCommand('apt-get', args, { env })
    if (code !== 0) throw new ExpectedError(`Chromium could not be installed (apt-get ${args.join(' ')}):\n${output.trim()}`)
  }
  const installed = installedBrowser()
  if (!installed) throw new ExpectedError('apt-get installed Chromium, but there is none on the PATH.')
  return installed
}
