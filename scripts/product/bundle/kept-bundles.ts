import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const monthMs = 30 * 24 * 60 * 60_000
/** The bundles used last stay, however old: products that run for longer than a month import parts of them when they need them. */
const keptCount = 5

/** Notes that a bundle is used now, where its folder may be written. */
export function touchBundle(folder: string): void {
  const now = new Date()
  try {
    utimesSync(folder, now, now)
  } catch {
    // Then it may not be removed either.
  }
}

/**
 * Removes bundles that were not used for a month, and what a killed process has left of one. Other processes may do the same at this time.
 */
export function removeOldBundles(bundles: string): void {
  const rated = namesIn(bundles).map((name) => {
    const path = join(bundles, name)
    return { path, isWhole: !name.startsWith('.'), usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
  })
  const latestFirst = rated.filter(({ isWhole }) => isWhole).sort((a, b) => b.usedAt - a.usedAt)
  const kept = new Set(latestFirst.slice(0, keptCount))
  for (const bundle of rated)
    if (!kept.has(bundle) && bundle.usedAt < Date.now() - monthMs) rmSync(bundle.path, { recursive: true, force: true })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
