import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const staleAfterMs = 60 * 60 * 1000
/** How long to wait for another process that fills a folder: a kept id may meanwhile belong to a process that does not. */
const longestWaitMs = 120_000

/** Returns the cache folder of the user: ROSTRA_CACHE, XDG_CACHE_HOME or `~/.cache`, with `rostra` in it. */
function cacheFolder(env = process.env) {
  return join(env.ROSTRA_CACHE || env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rostra')
}

/**
 * Returns the folder `name` of the cache, which `fill` fills the first time. `fill` works in a temporary folder that is
 * renamed when it is complete, so a killed download leaves no partial folder. Waits for another process that fills it.
 * Calls at the same moment may all fill it; they do not disturb each other.
 * @param {string} name
 * @param {(folder: string) => Promise<void>} fill
 */
export async function cached(name, fill, cache = cacheFolder()) {
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  const explain = (error) => {
    throw new Error(`Rostra cannot write to its cache folder ${cache} (${error.code}). Name another one with ROSTRA_CACHE.`, {
      cause: error,
    })
  }
  await mkdir(cache, { recursive: true }).catch(explain)
  await removeStale(cache)
  await untilOthersEnd(name, cache)
  if (existsSync(folder)) return folder
  const unfinished = await mkdtemp(join(cache, `.${name}-${process.pid}-`)).catch(explain)
  try {
    await fill(unfinished)
    await rename(unfinished, folder).catch((error) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

/** Waits until no other process that runs fills the folder. */
async function untilOthersEnd(name, cache) {
  const giveUpAt = Date.now() + longestWaitMs
  const isFilledByOther = (entry) => {
    if (!entry.startsWith(`.${name}-`)) return false
    const pid = Number(entry.slice(name.length + 2).split('-')[0])
    return pid !== process.pid && isRunning(pid)
  }
  while ((await readdir(cache)).some(isFilledByOther) && Date.now() < giveUpAt) await sleep(50)
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function removeStale(cache) {
  for (const entry of await readdir(cache)) {
    if (!entry.startsWith('.')) continue
    const folder = join(cache, entry)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > staleAfterMs) await rm(folder, { recursive: true, force: true })
  }
}
