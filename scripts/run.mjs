import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './packages/install-packages.mjs'
import { findNode } from './packages/node-24.mjs'

/*
 * The entry point of every npm script: `node scripts/run.mjs <script.ts> [args]`. It runs on the machine's own Node (18
 * or newer), fetches Node 24, installs missing packages, and runs the script.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')
/*
 * Scavenges by one thread. With V8's helper threads one of V8's default size (16 to 32 MB) stops a process for 10 to 25 ms
 * while other work uses the cores; of 16 MB without them for 5 to 15 ms. Smaller ones are shorter, but move more into the
 * old space, whose collections take 200 ms under load (docs/performance.md).
 */
const scavengeOptions = ['--max-semi-space-size=16', '--no-parallel-scavenge']
/** The scripts that need no package of tests and checks. */
const productScripts = /^scripts\/(start\.ts|build-web\.ts|operator\/)/
/** The scripts that serve people: they are started again when something kills their process, three times a minute at most. */
const restarted = ['scripts/start.ts']
const mostRestarts = 3
const restarts = []
/** Signals of a process that was killed or that crashed, for example for want of memory. */
const crashes = ['SIGKILL', 'SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL']

try {
  const [script = ''] = process.argv.slice(2)
  const isFirst = !existsSync(modules)
  const node = findNode()
  if (isFirst && script === 'scripts/start.ts') node.then(fetchAhead, () => undefined)
  // Waits for both: a failure of one must not leave the other running.
  const works = await Promise.allSettled([node, installPackages(root, !productScripts.test(script))])
  for (const { reason } of works) if (reason) throw reason
  run(await node, process.argv.slice(2))
} catch (error) {
  fail(error.message)
}

/** Fetches the servers of the product while npm installs packages. */
function fetchAhead(node) {
  spawn(node, [join(root, 'scripts', 'infra', 'fetch', 'fetch-ahead.ts')], { stdio: 'ignore' })
    .on('error', () => undefined)
    .unref()
}

/** Whether a script that ended by a signal is started again. Says so, or why not. */
function mayRestart(script, signal) {
  if (!restarted.includes(script) || !crashes.includes(signal)) return false
  while (restarts.length > 0 && restarts[0] <= Date.now() - 60_000) restarts.shift()
  if (restarts.length === mostRestarts) {
    process.stderr.write(`The process was killed ${mostRestarts + 1} times within a minute (${signal}), and is not started again.\n`)
    return false
  }
  process.stderr.write(`The process was killed (${signal}) and is started again.\n`)
  return restarts.push(Date.now())
}

/**
 * Runs the script in a process group of its own, so that Ctrl-C reaches it once, through this process, however many
 * ancestors forward the signal. The ipc channel closes when this process ends.
 */
function run(node, [script, ...args]) {
  let child
  const start = () => {
    child = spawnScript(node, script, args)
    child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
    child.on('exit', (code, signal) => {
      if (lastSignalAt === 0 && mayRestart(script, signal)) start()
      else process.exit(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  }
  let lastSignalAt = 0
  const forward = (signal) => {
    if (Date.now() - lastSignalAt < 500) return
    lastSignalAt = Date.now()
    try {
      process.kill(-child.pid, signal)
    } catch {
      child.kill(signal)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  start()
  if (process.env.npm_lifecycle_event) watchNpm(() => forward('SIGTERM'))
}

function spawnScript(node, script, args) {
  return spawn(node, ['--disable-warning=ExperimentalWarning', ...scavengeOptions, script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: {
      NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'),
      ...process.env,
      PATH: [bin, dirname(node), process.env.PATH].join(delimiter),
    },
  })
}

/**
 * Detects that npm was killed with -9, which cannot forward a signal, by a change of the
 * parent processes. npm is the parent of the shell it ran.
 */
function watchNpm(onExit) {
  const before = parents()
  const timer = setInterval(() => {
    if (parents() === before) return
    clearInterval(timer)
    onExit()
  }, 500)
  timer.unref()
}

function parents() {
  try {
    const [, shell, grandparent] = /\((\w*sh)\) \w (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? []
    return shell ? `${process.ppid} ${grandparent}` : `${process.ppid}`
  } catch {
    return `${process.ppid}`
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
