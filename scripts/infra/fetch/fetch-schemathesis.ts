import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ExpectedError, ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { root } from '../../bootstrap/settings.ts'
import { onPath, runCommand } from '../command.ts'
import { cached } from './cache-folder.ts'

const requirements = join(root, 'scripts/tests/schemathesis/requirements.txt')

/** Runs the tool without its script, whose first line would name the folder in which it was unpacked. */
const main = 'from schemathesis.cli import schemathesis; schemathesis()'

export interface PythonCommand {
  command: string
  args: string[]
  env: Record<string, string>
}

/**
 * Returns the command of Schemathesis. The first time it downloads the packages of `requirements.txt`, each of which must have its hash, into the
 * user's cache. Throws ToolUnavailable when they cannot be downloaded.
 */
export async function schemathesisCommand(): Promise<PythonCommand> {
  const python = onPath('python3')
  if (!python) throw new ExpectedError('Schemathesis needs Python 3.11 or newer. Install it: apt-get install -y python3-pip')
  const folder = await cached(`schemathesis-${await keyOf(python)}`, async (target) => {
    const options = ['--quiet', '--disable-pip-version-check', '--require-hashes', '--only-binary=:all:', '--target', target]
    const { code, output } = await runCommand(python, ['-m', 'pip', 'install', ...options, '--requirement', requirements])
    if (code !== 0) throw new ToolUnavailable(`Schemathesis could not be downloaded with pip:\n${output.trim()}`)
  })
  return { command: python, args: ['-c', main], env: { PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' } }
}

/** Packages with binary parts are for one version of Python. */
async function keyOf(python: string): Promise<string> {
  const { output: version } = await runCommand(python, ['-c', 'import sys; print(*sys.version_info[:2], sep=".")'])
  const hash = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex')
  return `${hash.slice(0, 12)}-py${version.trim()}`
}
