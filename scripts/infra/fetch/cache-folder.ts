import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

const staleAfterMs = 60 * 60 * 1000

/** Returns the cache folder of the user: ROSTRA_CACHE, XDG_CACHE_HOME or `~/.cache`, with `rostra` in it. */
function cacheFolder(env = process.env): string {
  return join(env.ROSTRA_CACHE || env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rostra')
}

/**
 * Returns the folder `name` of the cache, which `fill` fills the first time. `fill` works in a temporary folder that is renamed when it is
 * complete, so a killed download leaves no partial folder, and concurrent processes do not disturb each other.
 */
export async function cached(name: string, fill: (folder: string) => Promise<void>, cache = cacheFolder()): Promise<string> {
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  await removeStale(cache)
  const unfinished = await mkdtemp(join(cache, `.${name}-`))
  try {
    await fill(unfinished)
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

async function removeStale(cache: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    if (!entry.startsWith('.')) continue
    const folder = join(cache, entry)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > staleAfterMs) await rm(folder, { recursive: true, force: true })
  }
}
