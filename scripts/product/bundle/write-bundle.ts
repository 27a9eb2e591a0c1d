import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

/** Gives way to everything else. */
const lowestPriority = 19

const entry = join(import.meta.dirname, '..', 'in-process.ts')

/**
 * Keeps packages out of the bundle, by the address of what they are to the module that imports them, and each module's
 * own address in it: files beside a module, and workers, are found by that.
 */
const ownCodeOnly: Plugin = {
  name: 'own-code-only',
  async resolveId(source, importer) {
    if (!importer || /^[./]|^@rostra\//.test(source)) return null
    const resolved = source.startsWith('node:') ? null : await this.resolve(source, importer, { skipSelf: true })
    if (!resolved) return { id: source, external: true }
    // An import of JSON would lose the attribute that says so.
    return resolved.id.endsWith('.json') ? resolved : { id: pathToFileURL(resolved.id).href, external: 'absolute' }
  },
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null
    return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) }
  },
}

/** Writes the code of the product as one bundle to `folder`, unless another process does so first. Never leaves a part of one. */
async function writeBundle(folder: string): Promise<void> {
  const parent = dirname(folder)
  const unfinished = join(parent, `.${basename(folder)}-${process.pid}`)
  mkdirSync(parent, { recursive: true })
  try {
    const bundle = await rolldown({
      input: { 'in-process': entry },
      platform: 'node',
      plugins: [ownCodeOnly],
      resolve: { conditionNames: ['node', 'import', 'module-sync', 'default'] },
      logLevel: 'silent',
    })
    await bundle.write({ dir: unfinished, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[hash].mjs', keepNames: true })
    await bundle.close()
    if (!existsSync(folder)) renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const [, , target] = process.argv
if (import.meta.main && target) {
  setPriority(lowestPriority)
  await writeBundle(target)
}
