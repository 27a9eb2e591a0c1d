import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

const abandonedAfterMs = 60 * 60 * 1000

export function cacheFolder(env = process.env): string {
  return join(env.ROSTRA_CACHE || env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rostra')
}

/**
 * Gives the folder `name` of the cache, made by `fill` the first time. `fill` works in a folder beside it that is renamed when it is whole,
 * so a killed download leaves nothing half-made and of two processes at once one simply comes second.
 */
export async function keep(name: string, fill: (folder: string) => Promise<void>, cache = cacheFolder()): Promise<string> {
  const kept = join(cache, name)
  if (existsSync(kept)) return kept
  await mkdir(cache, { recursive: true })
  await sweepAbandoned(cache)
  const unfinished = await mkdtemp(join(cache, `.${name}-`))
  try {
    await fill(unfinished)
    await rename(unfinished, kept).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return kept
}

async function sweepAbandoned(cache: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    if (!entry.startsWith('.')) continue
    const folder = join(cache, entry)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(folder, { recursive: true, force: true })
  }
}
