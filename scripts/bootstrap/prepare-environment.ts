import type { Environment } from '@rostra/kit/settings'
import { freePort, isFree } from '../infra/ports.ts'
import { say } from './console.ts'
import { lockData } from './data-folder/data-lock.ts'
import { watchDiskSpace } from './data-folder/disk-space.ts'
import { readSecrets } from './data-folder/secrets.ts'
import { ExpectedError } from './expected-error.ts'
import type { Lifetime } from './lifetime.ts'
import { localModelSettings } from './local-models/local-model-settings.ts'
import type { BootstrapSettings } from './settings.ts'
import { startLocalEmbeddings } from './start-embeddings.ts'
import { startStores } from './start-stores.ts'

/**
 * Locks the data folder, chooses the port, starts the stores and the embedding server, and
 * looks for a model server. Returns the settings of the product.
 */
export async function prepareEnvironment(settings: BootstrapSettings, life: Lifetime): Promise<Environment> {
  const lock = await lockData(settings.dataDir)
  life.onStop(lock.release)
  life.onEnding(() => lock.record({ stopping: true }))
  const onChange = (isFull: boolean) => say(isFull ? diskFull(settings.dataDir) : '  The disk has space again')
  const disk = await watchDiskSpace(settings.dataDir, { onChange })
  life.onStop(disk.stop)
  const port = await choosePort(settings.port)
  lock.record({ url: `http://localhost:${port}` })
  const [stores, embeddings, model] = await Promise.all([
    startStores(settings, disk, life),
    startLocalEmbeddings(settings, life),
    localModelSettings({ ...settings, port }),
  ])
  return {
    ...readSecrets(settings.dataDir),
    ...process.env,
    ...stores,
    ...embeddings,
    ...model,
    PORT: String(port),
    DATA_DIR: settings.dataDir,
    LOG_FILE: settings.logFile,
  }
}

const diskFull = (folder: string) =>
  `  The disk of ${folder} is full: nothing can be saved until there is space. Pages can be read; people are told to try again later.`

/** Returns the requested port, or a free one for 0. Throws an ExpectedError when another program uses it. */
async function choosePort(requested: number): Promise<number> {
  if (requested === 0) return freePort()
  if ((await isFree(requested)) && (await isFree(requested, '0.0.0.0'))) return requested
  throw new ExpectedError(
    `Port ${requested} is already in use. Stop the program that has it, or choose another: PORT=${requested + 1} npm start`,
  )
}
