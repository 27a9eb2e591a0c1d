import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../bootstrap/settings.ts'

const folder = join(root, 'scripts/bench')

/** Reads the fake provider's script and all that it imports, by their paths below `scripts/bench`. Throws for an import from another folder. */
export async function providerFiles(file = 'fake-provider.ts', known = new Map<string, string>()): Promise<Map<string, string>> {
  const text = await readFile(join(folder, file), 'utf8')
  known.set(file, text)
  for (const [, path = ''] of text.matchAll(/^import .* from '(\.[^']+)'$/gm)) {
    const imported = relative(folder, join(folder, file, '..', path))
    if (imported.startsWith('..')) throw new Error(`${file} imports ${path}, which the provider's pod does not have`)
    if (!known.has(imported)) await providerFiles(imported, known)
  }
  return known
}
