import { join } from 'node:path'
import { Refusal, Unobtainable } from '../launch/refusal.ts'
import { keep } from './cache-folder.ts'
import { onPath, runCommand } from './command.ts'

export interface GoProgram {
  name: string
  /** The module that it is in. */
  module: string
  version: string
  /** Its folder within the module, when it isn't the module's own. */
  folder?: string
  /** What it is needed for, as a refusal says it: `The check of the chart`. */
  neededFor: string
}

/**
 * The path of a program: the machine's own, else one built with Go, which may take minutes the first time, kept in the user's cache. Throws
 * Unobtainable when its sources can't be had, and a Refusal when they can't be built.
 */
export async function goProgram({ name, module, version, folder = '.', neededFor }: GoProgram): Promise<string> {
  const installed = onPath(name)
  if (installed) return installed
  const source = `${module}@v${version}`
  const kept = await keep(`${name}-${version}`, async (target) => {
    if (!onPath('go')) throw new Refusal(`${neededFor} needs ${name}. Install it, or Go, with which it is built: ${source}`)
    // `go install` asks for a module at every part of a program's path, and a proxy may refuse the parts that are none.
    const { Dir: sources } = JSON.parse(await go(name, ['mod', 'download', '-json', source]))
    await go(name, ['build', '-C', sources, '-o', join(target, name), `./${folder}`])
  })
  return join(kept, name)
}

async function go(name: string, args: string[]): Promise<string> {
  const { code, output } = await runCommand('go', args, { env: { ...process.env, CGO_ENABLED: '0' } })
  if (code === 0) return output
  const NotBuilt = notReceived.test(output) ? Unobtainable : Refusal
  throw new NotBuilt(`${name} could not be built:\n${output.trim()}`)
}

/** How Go says that a module did not arrive: the status that the proxy answered, or that nobody did. */
const notReceived = /reading https?:\S+: \d{3} |dial tcp|i\/o timeout|TLS handshake/
