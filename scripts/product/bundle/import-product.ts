import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { say } from '../../bootstrap/console.ts'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { root } from '../../bootstrap/settings.ts'
import { runCommand } from '../../infra/command.ts'
import { removeOldBundles, touchBundle } from './kept-bundles.ts'
import { sourceStamp } from './source-stamp.ts'

type ProductModule = typeof import('../in-process.ts')

/** Holds bundles only. */
const bundles = join(root, 'node_modules', '.cache', 'rostra-product')

/** Returns the folder of the bundle of the code as it is now. */
export const bundleFolder = (): string => join(bundles, sourceStamp())

interface ImportedProduct extends ProductModule {
  /**
   * Writes the bundle for the next start, unless it is there. Ends by the signal. Rejects
   * when it cannot be written; the product then still runs.
   */
  bundleForNextStart: (signal: AbortSignal) => Promise<void>
}

/**
 * Imports the product: from the bundle of its code when one was written since the last change, else from the code itself. A process
 * finds, reads and checks 1,800 modules for half of the CPU time of its start; a bundle has a hundred.
 */
export async function importProduct(): Promise<ImportedProduct> {
  const folder = bundleFolder()
  const product = (await importBundle<ProductModule>(folder, say)) ?? (await import('../in-process.ts'))
  return {
    ...product,
    bundleForNextStart: async (signal) => {
      if (!existsSync(folder)) await writeBundle(folder, signal)
    },
  }
}

/** Imports a bundle, undefined when there is none. One that cannot be imported is removed, and `report` gets the reason. */
export async function importBundle<Module>(folder: string, report: (line: string) => void): Promise<Module | undefined> {
  if (!existsSync(folder)) return undefined
  try {
    touchBundle(folder)
    return await import(pathToFileURL(join(folder, 'in-process.mjs')).href)
  } catch (error) {
    report(`  The bundle of the code cannot be imported, so the start takes longer: ${error instanceof Error ? error.message : error}`)
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

/** In a process of its own, which gives way to everything else. Without a bundle the next start takes longer, and nothing else. */
async function writeBundle(folder: string, signal: AbortSignal): Promise<void> {
  removeOldBundles(bundles)
  const program = fileURLToPath(new URL('write-bundle.ts', import.meta.url))
  const { code, output } = await runCommand(process.execPath, [program, folder], { cwd: root, signal })
  if (code !== 0 && !signal.aborted) throw new ExpectedError(`The bundle of the code could not be written:\n${output.trim()}`)
}
