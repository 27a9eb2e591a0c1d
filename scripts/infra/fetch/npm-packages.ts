import { createHash } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ExpectedError, ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { cached } from '../../packages/cache-folder.mjs'
import { onPath, runCommand } from '../command.ts'

/** A registry that does not answer is asked twice, for 20 s each. */
const patience = ['--fetch-timeout=20000', '--fetch-retries=1']
/** Errors are printed also below `npm run --silent`. */
const loud = '--loglevel=error'
const files = ['package.json', 'package-lock.json']

/**
 * Returns the folder `node_modules` with the packages of a folder's package.json and lock file. The first time npm downloads them into
 * the user's cache; each must have the hash that the lock file says, and runs no script. Throws an ExpectedError without npm, and
 * ToolUnavailable when they cannot be downloaded.
 */
export async function npmPackages(name: string, source: string): Promise<string> {
  const npm = onPath('npm')
  if (!npm) throw new ExpectedError(`${name} needs npm. Install it with Node 24`)
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(join(source, file)))
  const folder = await cached(`${name.toLowerCase()}-${hash.digest('hex').slice(0, 12)}`, async (target) => {
    for (const file of files) await copyFile(join(source, file), join(target, file))
    const { code, output } = await runCommand(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', loud, ...patience], {
      cwd: target,
    })
    if (code !== 0) throw new ToolUnavailable(`${name} could not be downloaded with npm: ${reasonOf(output)}`)
  })
  return join(folder, 'node_modules')
}

/** Returns the line in which npm says why it failed. */
function reasonOf(output: string): string {
  if (output.includes('EINTEGRITY')) return 'a file is not the one Rostra expects (its hash differs), so it is not used'
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/.test(output)) return 'the package registry does not answer'
  const lines = output.trim().split('\n')
  return lines.find((line) => /npm (error|ERR!) (?!code )\S/.test(line)) ?? lines.at(-1) ?? ''
}
