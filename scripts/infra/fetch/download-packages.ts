import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { cached } from '../../packages/cache-folder.mjs'
import type { CommandResult } from '../command.ts'

interface PackageDownload {
  name: string
  tool: 'npm' | 'pip'
  /** The files that name the packages with their hashes. */
  files: readonly string[]
  /** Ends the name of the folder, for packages that are not for every machine. */
  suffix?: string
  /** Installs the packages into a folder. */
  install: (folder: string) => Promise<CommandResult>
}

/** Returns a folder of the user's cache with packages, which are downloaded the first time. Throws ToolUnavailable when they cannot be. */
export async function downloadPackages({ name, tool, files, suffix = '', install }: PackageDownload): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return cached(`${name.toLowerCase()}-${hash.digest('hex').slice(0, 12)}${suffix}`, async (folder) => {
    const { code, output } = await install(folder)
    if (code !== 0) throw new ToolUnavailable(`${name} could not be downloaded with ${tool}: ${reasonOf(output)}`)
  })
}

/** Returns the line in which npm or pip says why it failed. */
function reasonOf(output: string): string {
  if (output.includes('No module named pip')) return 'pip is missing. Install it: apt-get install -y python3-pip'
  if (/DO NOT MATCH THE HASHES|EINTEGRITY/.test(output)) return 'a file is not the one Rostra expects (its hash differs), so it is not used'
  if (/connection broken|timed out|ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/.test(output)) return 'the package registry does not answer'
  const [, reason] = /^(?:ERROR: |npm (?:error|ERR!) (?!code ))(\S.*)/m.exec(output) ?? []
  return reason ?? output.trim().split('\n').at(-1) ?? ''
}
