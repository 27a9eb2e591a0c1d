import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * The door of every npm script: `node scripts/run.mjs <script.ts> [args]`. It runs on the Node the machine has (18 or newer), installs the
 * packages a bare clone lacks, and runs the script on Node 24.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')
const stampFile = join(modules, '.rostra-lock')
const bundled = ['linux-x64', 'linux-arm64'].includes(`${process.platform}-${process.arch}`)
/*
 * Many small scavenges instead of few large ones: one of V8's own size (16 to 32 MB) stops a process for 10 to 25 ms, which readers of a
 * stream wait for; one of 4 MB for 1 to 3, at 4 % more CPU under full load (`npm run bench:stream`).
 */
const shortPauses = '--max-semi-space-size=4'
const recent = Number(process.versions.node.split('.')[0]) >= 24

if (!bundled && !recent)
  fail(`Rostra needs Node 24 or newer and this is ${process.version}. Install it from your system or with: nvm install 24`)
ensurePackages()
const node = existsSync(join(bin, 'node')) ? join(bin, 'node') : recent ? process.execPath : undefined
if (!node) fail('Rostra needs Node 24: run `npm ci --include=optional`, which brings it, or install it with: nvm install 24')
run(node, process.argv.slice(2))

function ensurePackages() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!installed(JSON.parse(lock.toString()))) {
    const started = Date.now()
    process.stderr.write('Installing packages …\n')
    const strict = npm('ci')
    // npm ci refuses a lock file that lacks packages of other platforms, which a registry may not have; npm install reads the same versions.
    const lenient = strict.status === 0 ? strict : npm('install', '--no-save')
    if (lenient.status !== 0) fail(`${strict.output}\n${lenient.output}\nThe packages could not be installed; npm says why above.`)
    process.stderr.write(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  }
  writeFileSync(stampFile, stamp)
}

function npm(...command) {
  const { status, stdout, stderr, error } = spawnSync(
    'npm',
    [...command, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: withoutOwnBin(), NODE_ENV: 'development' },
    },
  )
  return { status, output: error ? error.message : stdout + stderr }
}

/** Whether npm's own record of node_modules has every package of the lock file, as after an `npm install` by hand. */
function installed(lock) {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : Boolean(wanted.optional || wanted.peer)
  })
}

/** npm must not run on the Node that it is about to remove. */
function withoutOwnBin() {
  const path = (process.env.PATH ?? '').split(delimiter)
  return path.filter((folder) => folder !== bin).join(delimiter)
}

/**
 * The script leads a process group of its own, so that Ctrl-C reaches it once, through here, however many of its ancestors pass the signal
 * on. The ipc channel tells it when this process is gone.
 */
function run(node, [script, ...args]) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', shortPauses, script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'), ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  })
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
  if (process.env.npm_lifecycle_event) followNpm(() => forward('SIGTERM'))
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

/** npm killed with -9 cannot pass anything on: its going is seen by a change among the parents, where npm stands behind the shell it ran. */
function followNpm(onGone) {
  const before = parents()
  const timer = setInterval(() => {
    if (parents() === before) return
    clearInterval(timer)
    onGone()
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

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
