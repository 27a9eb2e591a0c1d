import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ExpectedError, ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { onPath, runCommand } from '../command.ts'
import { cached } from './cache-folder.ts'

export interface PythonPackages {
  /** The path of Python. */
  python: string
  /** The folder with the packages, for PYTHONPATH. */
  folder: string
}

/**
 * Returns a folder with the packages of a requirements file. The first time it downloads them with pip into the user's cache; each must have the hash that the
 * file says. Throws an ExpectedError without Python, and ToolUnavailable when they cannot be downloaded.
 */
export async function pythonPackages(name: string, requirements: string): Promise<PythonPackages> {
  const python = onPath('python3')
  if (!python) throw new ExpectedError(`${name} needs Python 3.11 or newer. Install it: apt-get install -y python3-pip`)
  const folder = await cached(`${name.toLowerCase()}-${await keyOf(python, requirements)}`, async (target) => {
    const options = [
      '--quiet',
      '--disable-pip-version-check',
      '--no-compile',
      '--require-hashes',
      '--only-binary=:all:',
      '--target',
      target,
    ]
    const { code, output } = await runCommand(python, ['-m', 'pip', 'install', ...options, '--requirement', requirements])
    if (code !== 0) throw new ToolUnavailable(`${name} could not be downloaded with pip:\n${output.trim()}`)
  })
  return { python, folder }
}

/** Packages with binary parts are for one version of Python. */
async function keyOf(python: string, requirements: string): Promise<string> {
  const { output: version } = await runCommand(python, ['-c', 'import sys; print(*sys.version_info[:2], sep=".")'])
  const hash = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex')
  return `${hash.slice(0, 12)}-py${version.trim()}`
}
