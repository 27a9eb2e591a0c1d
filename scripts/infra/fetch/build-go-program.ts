import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ExpectedError, ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { cached } from '../../packages/cache-folder.mjs'
import { onPath, runCommand } from '../command.ts'

export interface GoProgram {
  name: string
  /** Its Go module. */
  module: string
  version: string
  /** Its folder within the module. The module's root when left out. */
  folder?: string
  /** The subject of the error message: `The check of the chart`. */
  neededFor: string
}

/**
 * Returns the path of a program: the machine's own, or one that it builds with Go, which may take minutes the first time, and keeps in the
 * user's cache. Throws ToolUnavailable when the sources cannot be downloaded, and an ExpectedError when they cannot be built.
 */
export async function buildGoProgram({ name, module, version, folder = '.', neededFor }: GoProgram): Promise<string> {
  const installed = onPath(name)
  if (installed) return installed
  const source = `${module}@v${version}`
  const folderInCache = await cached(`${name}-${version}`, async (target) => {
    if (!onPath('go')) throw new ExpectedError(`${neededFor} needs ${name}. Install it, or Go, with which it is built: ${source}`)
    // `go install` requests a module for every part of a program's path, and a proxy may refuse the parts that are no module.
    const { Dir: sources } = JSON.parse(await go(name, ['mod', 'download', '-json', source]))
    // The proxy delivers a vendor folder without its packages, and Go would use it.
    const flags = existsSync(join(sources, 'vendor')) ? ['-mod=mod'] : []
    await go(name, ['build', '-C', sources, '-o', join(target, name), ...flags, `./${folder}`])
  })
  return join(folderInCache, name)
}

async function go(name: string, args: string[]): Promise<string> {
  const { code, output } = await runCommand('go', args, { env: { ...process.env, CGO_ENABLED: '0' } })
  if (code === 0) return output
  const NotBuilt = downloadFailed.test(output) ? ToolUnavailable : ExpectedError
  throw new NotBuilt(`${name} could not be built:\n${output.trim()}`)
}

/** Go's messages for a module that could not be downloaded: the proxy's status, or a network error. */
const downloadFailed = /reading https?:\S+: \d{3} |dial tcp|i\/o timeout|TLS handshake/
