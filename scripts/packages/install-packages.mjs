import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { holdsAll, withAddresses } from './lock-file.mjs'
import { runCommand } from './run-command.mjs'

/**
 * Installs what a script needs and node_modules lacks: all packages of the lock file, or only those that run
 * the product. Says what it does. Throws npm's output when it fails.
 * @param {string} root the folder of the repository
 * @param {boolean} isDevelopment whether packages of tests and checks are needed too
 */
export async function installPackages(root, isDevelopment) {
  const modules = join(root, 'node_modules')
  const stampFile = join(modules, '.rostra-lock')
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  const stamps = isDevelopment ? [hash] : [hash, `${hash} product`]
  if (existsSync(stampFile) && stamps.includes(readFileSync(stampFile, 'utf8'))) {
    // Left by an installation that was killed; npm would read it instead of a newer lock file.
    rmSync(addressFile(root), { force: true })
    return
  }
  const lock = JSON.parse(text)
  const present = readRecord(modules)
  if (!holdsAll(lock, present, isDevelopment)) {
    const started = Date.now()
    process.stderr.write('Installing packages …\n')
    await install(root, lock, isDevelopment, isDevelopment && holdsAll(lock, present, false))
    process.stderr.write(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
    removeUnusedFilesLater(modules)
  }
  writeFileSync(stampFile, isDevelopment ? stamps[0] : stamps[1])
}

/** Removes what nothing reads, in a process of its own: what was installed is used meanwhile. */
function removeUnusedFilesLater(modules) {
  const program = fileURLToPath(new URL('remove-unused-files.mjs', import.meta.url))
  spawn(process.execPath, [program, modules], { detached: true, stdio: 'ignore' }).unref()
}

/** Returns npm's own record of node_modules, as after a manual `npm install`. */
function readRecord(modules) {
  const file = join(modules, '.package-lock.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** `isRest`: the product may be running from the packages that are there, so npm only adds to them. `npm ci` would remove them first. */
async function install(root, lock, isDevelopment, isRest) {
  const scope = isDevelopment ? '--include=dev' : '--omit=dev'
  // npm ci rejects a lock file without packages of other platforms, which a registry may lack; npm install installs the same versions.
  const exact = ['ci', scope]
  const lenient = ['install', '--no-save', scope]
  const first = await withAddressFile(root, lock, () => npm(root, isRest ? lenient : exact))
  if (first.code === 0) return
  // A registry may have other addresses than those.
  const outputs = [first.output]
  for (const command of isRest ? [lenient] : [exact, lenient]) {
    const { code, output } = await npm(root, command)
    if (code === 0) return
    outputs.push(output)
  }
  throw new Error(`${outputs.join('\n')}\nThe packages could not be installed; npm says why above.`)
}

const addressFile = (root) => join(root, 'npm-shrinkwrap.json')

/**
 * Runs an installation with the addresses of the packages, in a file that npm reads instead of package-lock.json. Without them npm
 * downloads and parses the description of every version of every package, which takes 40 s of CPU.
 */
async function withAddressFile(root, lock, work) {
  const file = addressFile(root)
  const { code, output } = await npm(root, ['config', 'get', 'registry'])
  if (code !== 0) return { code, output }
  // With a listener Ctrl-C ends npm first, and then the file is removed.
  const wait = () => undefined
  process.on('SIGINT', wait)
  try {
    writeFileSync(file, JSON.stringify(withAddresses(lock, output.trim())))
    return await work()
  } finally {
    rmSync(file, { force: true })
    process.off('SIGINT', wait)
  }
}

async function npm(root, command) {
  const args = [...command, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output, signal } = await runCommand('npm', args, { cwd: root, env: { ...process.env, NODE_ENV: 'development' } })
  if (signal) throw new Error(`The installation was ended (${signal}).`)
  return { code, output }
}
