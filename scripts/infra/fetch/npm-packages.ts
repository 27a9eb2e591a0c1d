import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { onPath, runCommand } from '../command.ts'
import { downloadPackages } from './download-packages.ts'

/** A registry that does not answer is asked twice, for 20 s each. */
const patience = ['--fetch-timeout=20000', '--fetch-retries=1']
/** Errors are printed also below `npm run --silent`. */
const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...patience]

/**
 * Returns the folder `node_modules` with the packages of a folder's package.json and lock file. The first time npm downloads them into
 * the user's cache; each must have the hash that the lock file says, and runs no script. Throws an ExpectedError without npm, and
 * ToolUnavailable when they cannot be downloaded.
 */
export async function npmPackages(name: string, source: string): Promise<string> {
  const npm = onPath('npm')
  if (!npm) throw new ExpectedError(`${name} needs npm. Install it with Node 24`)
  const files = ['package.json', 'package-lock.json'].map((file) => join(source, file))
  const install = async (folder: string) => {
    for (const file of files) await copyFile(file, join(folder, basename(file)))
    return runCommand(npm, ['ci', ...options], { cwd: folder })
  }
  return join(await downloadPackages({ name, tool: 'npm', files, install }), 'node_modules')
}
