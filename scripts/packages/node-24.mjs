import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cached } from './cache-folder.mjs'
import { runCommand } from './run-command.mjs'

const version = '24.21.0'
/** The hashes of its packages, by what npm calls the machine. */
const integrities = {
  'linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
}

/**
 * Returns the path of Node 24: this one if it is that version or a later one of Node 24, else one in the user's cache,
 * which npm downloads the first time. Where that is impossible, one in node_modules from an earlier version of Rostra does
 * too, or a newer Node. Throws an error that says what to do where there is none.
 */
export async function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major === 24 && minor >= Number(version.split('.')[1])) return process.execPath
  const machine = `${process.platform}-${process.arch}`
  try {
    return await ownNode(machine, major >= 24)
  } catch (error) {
    const earlier = fileURLToPath(new URL(`../../node_modules/node-${machine}/bin/node`, import.meta.url))
    if (/^v24\./.test((await runCommand(earlier, ['--version'])).output)) return earlier
    if (major >= 24) return process.execPath
    throw new Error(
      `Rostra needs Node 24 or newer and this is ${process.version}. ${error.message}\nInstall it from your system or with: nvm install 24`,
    )
  }
}

/** `hasOther`: this process's own Node does too, so a slow registry is not waited for. */
async function ownNode(machine, hasOther) {
  const integrity = integrities[machine]
  if (!integrity) throw new Error(`It can fetch one for Linux only, not for ${machine}.`)
  const folder = await cached(`node-${version}`, async (unfinished) => {
    const limits = hasOther ? ['--fetch-retries=0', '--fetch-timeout=20000'] : ['--fetch-retries=1']
    await run('npm', ['pack', `node-${machine}@${version}`, '--loglevel=error', ...limits], unfinished)
    const [archive = ''] = await readdir(unfinished)
    const bytes = await readFile(join(unfinished, archive))
    if (`sha512-${createHash('sha512').update(bytes).digest('base64')}` !== integrity)
      throw new Error(`The download of Node ${version} is not the file Rostra expects (its hash differs), so it is not used.`)
    await run('tar', ['-xzf', archive, 'package/bin/node'], unfinished)
    await rm(join(unfinished, archive))
  })
  return join(folder, 'package', 'bin', 'node')
}

/** Runs a command in a folder. Throws its output when it fails. */
async function run(command, args, cwd) {
  const { code, output } = await runCommand(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} failed:\n${output.trim()}`)
}
