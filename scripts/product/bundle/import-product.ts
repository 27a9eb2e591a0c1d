import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '../../bootstrap/settings.ts'
import { runCommand } from '../../infra/command.ts'
import { sourceStamp } from './source-stamp.ts'

const monthMs = 30 * 24 * 60 * 60_000

type ProductModule = typeof import('../in-process.ts')

/** Holds bundles only. */
const bundles = join(root, 'node_modules', '.cache', 'rostra-product')

/** Returns the folder of the bundle of the code as it is now. */
export const bundleFolder = (): string => join(bundles, sourceStamp())

interface ImportedProduct extends ProductModule {
  /** Writes the bundle for the next start, unless it is there. Ends by the signal. */
  bundleForNextStart: (signal: AbortSignal) => Promise<void>
}

/**
 * Imports the product: from the bundle of its code when one was written since the last change, else from the code itself. A process finds, reads and checks
 * 1,800 modules for half of the CPU time of its start; a bundle has a hundred.
 */
export async function importProduct(): Promise<ImportedProduct> {
  const folder = bundleFolder()
  const product = (await importBundle(folder)) ?? (await import('../in-process.ts'))
  return { ...product, bundleForNextStart: (signal) => (existsSync(folder) ? Promise.resolve() : writeBundle(folder, signal)) }
}

/** A bundle that cannot be imported is removed. */
async function importBundle(folder: string): Promise<ProductModule | undefined> {
  if (!existsSync(folder)) return undefined
  try {
    return await import(pathToFileURL(join(folder, 'in-process.mjs')).href)
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

/** In a process of its own, which gives way to everything else. Without a bundle the next start takes longer, and nothing else. */
async function writeBundle(folder: string, signal: AbortSignal): Promise<void> {
  removeOld()
  await runCommand(process.execPath, [fileURLToPath(new URL('write-bundle.ts', import.meta.url)), folder], { cwd: root, signal })
}

/** Another product that runs still imports parts of its bundle when it needs them, so a month passes before one is removed. */
function removeOld(): void {
  if (!existsSync(bundles)) return
  for (const name of readdirSync(bundles)) {
    const path = join(bundles, name)
    if (statSync(path).mtimeMs < Date.now() - monthMs) rmSync(path, { recursive: true, force: true })
  }
}
