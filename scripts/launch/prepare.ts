import { lockData } from './data-lock.ts'
import type { Lifetime } from './lifetime.ts'
import { publicPort } from './public-port.ts'
import { readSecrets } from './secrets.ts'
import type { LaunchSettings } from './settings.ts'
import { startStores } from './stores.ts'

export type Environment = Record<string, string | undefined>

/** Takes the data folder and the port, starts the stores, and gives the settings that the product runs with. */
export async function prepare(settings: LaunchSettings, life: Lifetime): Promise<Environment> {
  const lock = await lockData(settings.dataDir)
  life.onStop(lock.release)
  life.onEnding(() => lock.tell({ stopping: true }))
  const port = await publicPort(settings.port)
  lock.tell({ url: `http://localhost:${port}` })
  const stores = await startStores(settings, life)
  return {
    ...readSecrets(settings.dataDir),
    ...process.env,
    ...stores,
    PORT: String(port),
    DATA_DIR: settings.dataDir,
    LOG_FILE: settings.logFile,
  }
}
