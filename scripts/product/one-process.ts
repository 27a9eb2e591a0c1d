import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'
import { freePort } from '../infra/ports.ts'

export interface ProductProcess {
  url: string
  pid: number
  /** The port of its inspector, with `inspect`. */
  inspectorPort: number
  /** Returns what the product has printed so far. */
  output: () => string
  /** Stops the product, once, removes its data folder and resolves with its log. Throws when it has ended by itself. */
  stop: () => Promise<string>
  /** Its exit code, once it has stopped. */
  exitCode: () => number | null
}

interface ProductProcessOptions {
  /** `start.ts` runs the stores as well, as `npm start` does; by default the product is on those of the settings. */
  script?: 'start.ts' | 'product/product-process.ts'
  /** Starts the product instead of a script: `['npm', 'start']`. */
  command?: readonly [string, ...string[]]
  env: Record<string, string | undefined>
  /** A new folder for the product's data and its log, which `stop` removes. */
  dataDir?: string
  /** Further options of Node. */
  nodeArgs?: readonly string[]
  inspect?: boolean
}

/** Starts the whole product in one process of its own. Throws its output and the end of its log when it does not start. */
export async function startProductProcess(options: ProductProcessOptions): Promise<ProductProcess> {
  const { script = 'product/product-process.ts', command, env: settings, dataDir, nodeArgs = [], inspect = false } = options
  const inspectorPort = inspect ? await freePort() : 0
  const env = { ...process.env, ...settings, ...(dataDir && { DATA_DIR: dataDir }) }
  const execArgv = [...process.execArgv, ...nodeArgs, ...(inspect ? [`--inspect=127.0.0.1:${inspectorPort}`] : [])]
  const product = command
    ? spawn(command[0], command.slice(1), { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    : fork(join(root, 'scripts', script), { cwd: root, env, execArgv, silent: true })
  let output = ''
  const ready = new Promise<string | undefined>((resolve) => {
    for (const stream of [product.stdout, product.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
        const [, url] = /^Rostra is ready on (\S+)/m.exec(output) ?? []
        if (url) resolve(url)
      })
    product.once('exit', () => resolve(undefined))
  })
  const hasEnded = () => product.exitCode !== null || product.signalCode !== null
  const end = async () => {
    const endedByItself = hasEnded()
    if (!endedByItself) {
      product.kill('SIGTERM')
      await once(product, 'exit')
    }
    const log = dataDir ? await readFile(join(dataDir, 'rostra.log'), 'utf8').catch(() => '') : ''
    // npm ends before the stores have, which still write into it.
    if (dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 500 })
    if (endedByItself) throw new Error(`The product ended by itself:\n${output.slice(-4_000)}${log.split('\n').slice(-20).join('\n')}`)
    return log
  }
  let ended: Promise<string> | undefined
  const stop = () => {
    ended ??= end()
    return ended
  }
  const url = await ready
  if (!url) {
    await stop()
    throw new Error('unreachable')
  }
  return { url, pid: product.pid ?? 0, inspectorPort, output: () => output, stop, exitCode: () => product.exitCode }
}
