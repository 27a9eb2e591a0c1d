import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'

const folder = join(root, 'scripts/provider')

/**
 * Reads the files of the fake provider by their names. Throws for an import from another folder, which the provider's pod does not have.
 */
export async function providerFiles(): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const files = new Map<string, string>()
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    const [, other] = /^import .* from '((?!node:|\.\/)[^']+)'$/m.exec(text) ?? []
    if (other) throw new Error(`${name} imports ${other}, which the provider's pod does not have`)
    files.set(name, text)
  }
  return files
}
