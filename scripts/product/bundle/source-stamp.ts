import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'

/** What the code of the product is made from. */
const folders = ['services', 'gateway', 'proto', 'scripts']
const skipped = /^(?:node_modules|tests|dist)$|\.test\.ts$/

/**
 * Returns a hash of the code's files by name, size and time of their last change, and of the installed packages. Another commit, an
 * edit or an update gives another one. Reads no file of code: two thousand would take longer than the start gains.
 */
export function sourceStamp(base = root): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(base, 'package-lock.json')))
  const add = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) add(path)
      else if (entry.isFile()) {
        const { size, mtimeMs } = statSync(path)
        hash.update(`${path} ${size} ${mtimeMs}\n`)
      }
    }
  }
  for (const folder of folders) add(join(base, folder))
  return hash.digest('hex').slice(0, 16)
}
