import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ExpectedError, ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { cached } from '../../packages/cache-folder.mjs'
import { onPath, runCommand } from '../command.ts'

export interface PythonPackages {
  /** The path of Python. */
  python: string
  /** The folder with the packages, for PYTHONPATH. */
  folder: string
}

interface Options {
  /** Ends a download. */
  signal?: AbortSignal | undefined
  /** Runs Python. For tests. */
  run?: typeof runCommand
}

/** A registry that does not answer is asked twice, for 10 s each. */
const patience = ['--timeout', '10', '--retries', '1']

/**
 * Returns a folder with the packages of a requirements file. The first time it downloads them with pip into the user's cache; each must have the hash that the
 * file says. Throws an ExpectedError without Python, and ToolUnavailable when they cannot be downloaded.
 */
export async function pythonPackages(
  name: string,
  requirements: string,
  { signal, run = runCommand }: Options = {},
): Promise<PythonPackages> {
  const python = onPath('python3')
  if (!python) throw new ExpectedError(`${name} needs Python 3.11 or newer. Install it: apt-get install -y python3-pip`)
  const folder = await cached(`${name.toLowerCase()}-${await keyOf(await versionOf(python, run), requirements)}`, async (target) => {
    const options = ['--quiet', '--disable-pip-version-check', '--no-compile', '--require-hashes', '--only-binary=:all:', ...patience]
    const args = ['-m', 'pip', 'install', ...options, '--target', target, '--requirement', requirements]
    const { code, output } = await run(python, args, { signal })
    if (code !== 0) throw new ToolUnavailable(`${name} could not be downloaded with pip: ${reasonOf(output)}`)
  })
  return { python, folder }
}

/** Returns the line in which pip says why it failed. */
function reasonOf(output: string): string {
  if (output.includes('No module named pip')) return 'pip is missing. Install it: apt-get install -y python3-pip'
  if (output.includes('DO NOT MATCH THE HASHES')) return 'a file is not the one Rostra expects (its sha256 differs), so it is not used'
  if (/connection broken|timed out/.test(output)) return 'the package registry does not answer'
  const lines = output.trim().split('\n')
  return (lines.find((line) => line.startsWith('ERROR: ')) ?? lines.at(-1) ?? '').replace('ERROR: ', '')
}

async function versionOf(python: string, run: typeof runCommand): Promise<string> {
  const { output } = await run(python, ['-c', 'import sys; print(*sys.version_info[:2], sep=".")'])
  return output.trim()
}

/** Packages with binary parts are for one version of Python. */
async function keyOf(version: string, requirements: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex')
  return `${hash.slice(0, 12)}-py${version}`
}
