import { join } from 'node:path'
import { localEmbeddingsModel, startEmbeddings, urlOf } from '../infra/servers/start-embeddings.ts'
import { claimFolder } from '../infra/servers/supervise.ts'
import { say, step } from './console.ts'
import { keepRunning } from './keep-running.ts'
import type { Lifetime } from './lifetime.ts'
import type { BootstrapSettings } from './settings.ts'

interface EmbeddingsEnvironment {
  EMBEDDINGS_BASE_URL?: string
  EMBEDDINGS_MODEL?: string
}

/**
 * Starts the local embedding server in the background and returns the settings that lead to it; none when the settings name another one
 * or turn it off. The product does not wait for it: until it answers, and where it cannot run, passages are found by words alone.
 */
export async function startLocalEmbeddings(
  { dataDir, usesLocalEmbeddings }: Pick<BootstrapSettings, 'dataDir' | 'usesLocalEmbeddings'>,
  life: Pick<Lifetime, 'onStop'>,
): Promise<EmbeddingsEnvironment> {
  if (!usesLocalEmbeddings) return {}
  const folder = join(dataDir, 'embeddings')
  const port = await claimFolder(folder)
  const { stop } = keepRunning({
    start: (signal) => step('Search by meaning', () => startEmbeddings({ dataDir: folder, port, signal })),
    onEnd: () => say('  The embedding server ended and is started again'),
    onGiveUp: (reason) => say(wordsAlone(reason)),
  })
  life.onStop(stop)
  return { EMBEDDINGS_BASE_URL: urlOf(port), EMBEDDINGS_MODEL: localEmbeddingsModel }
}

const wordsAlone = (reason: string) =>
  `  Passages are found by words alone, not by meaning. ${reason.replace(/\.$/, '')}.\n` +
  '  The next start tries again. EMBEDDINGS_BASE_URL and EMBEDDINGS_MODEL name another server; EMBEDDINGS=off does without one.'
