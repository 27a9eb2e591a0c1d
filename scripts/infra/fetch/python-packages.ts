import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { onPath, runCommand } from '../command.ts'
import { downloadPackages } from './download-packages.ts'

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
 * Returns a folder with the packages of a requirements file. The first time it downloads them with pip into the user's cache; each must
 * have the hash that the file says. Throws an ExpectedError without Python, and ToolUnavailable when they cannot be downloaded.
 */
export async function pythonPackages(
  name: string,
  requirements: string,
  { signal, run = runCommand }: Options = {},
): Promise<PythonPackages> {
  const python = onPath('python3')
  if (!python) throw new ExpectedError(`${name} needs Python 3.11 or newer. Install it: apt-get install -y python3-pip`)
  const { output } = await run(python, ['-c', 'import sys; print(*sys.version_info[:2], sep=".")'])
  // Packages with binary parts are for one version of Python.
  const suffix = `-py${output.trim()}`
  const options = ['--quiet', '--disable-pip-version-check', '--no-compile', '--require-hashes', '--only-binary=:all:', ...patience]
  const install = (target: string) =>
    run(python, ['-m', 'pip', 'install', ...options, '--target', target, '--requirement', requirements], { signal })
  return { python, folder: await downloadPackages({ name, tool: 'pip', files: [requirements], suffix, install }) }
}
