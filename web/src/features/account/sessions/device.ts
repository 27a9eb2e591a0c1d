export interface Device {
  /** The common name, such as 'Firefox'; null when unknown. */
  browser: string | null
  system: string | null
  handheld: boolean
}

/** Patterns in order: the user agents of earlier browsers also contain the names of later ones. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (list: [RegExp, string][], agent: string) => list.find(([mark]) => mark.test(agent))?.[1] ?? null

/** Reads browser and system from a user agent. */
export function parseUserAgent(agent: string): Device {
  const system = nameIn(systems, agent)
  return {
    browser: nameIn(browsers, agent),
    system,
    handheld: system === 'iPhone' || system === 'iPad' || system === 'Android',
  }
}

interface Words {
  device: (browser: string, system: string) => string
  unknownDevice: string
}

/** Formats a device as 'Firefox on Linux', or as the known half. */
export const formatDevice = ({ browser, system }: Device, words: Words): string =>
  browser && system ? words.device(browser, system) : (browser ?? system ?? words.unknownDevice)
