import { join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { pythonPackages } from './python-packages.ts'

const requirements = join(root, 'scripts/tests/schemathesis/requirements.txt')

/** Runs the tool without its script, whose first line would name the folder in which it was unpacked. */
const main = 'from schemathesis.cli import schemathesis; schemathesis()'

export interface PythonCommand {
  command: string
  args: string[]
  env: Record<string, string>
}

/** Returns the command of Schemathesis, downloaded the first time. Throws what `pythonPackages` throws. */
export async function schemathesisCommand(): Promise<PythonCommand> {
  const { python, folder } = await pythonPackages('Schemathesis', requirements)
  return { command: python, args: ['-c', main], env: { PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' } }
}
