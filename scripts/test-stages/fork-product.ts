import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'

export interface ForkedProduct {
  /** Returns what the product has printed so far. */
  output: () => string
  /** Stops the product, removes its data and resolves with its log. */
  stop: () => Promise<string>
}

interface ForkOptions {
  /** A new folder, which `stop` removes. */
  dataDir: string
  port: string
  env?: Record<string, string>
}

/** Starts the product as `npm start` does, in a process of its own. Throws its output and the end of its log when it does not start. */
export async function forkProduct({ dataDir, port, env = {} }: ForkOptions): Promise<ForkedProduct> {
  const product = fork(join(root, 'scripts/start.ts'), {
    cwd: root,
    env: { ...process.env, ...env, PORT: port, DATA_DIR: dataDir },
    silent: true,
  })
  let output = ''
  const ready = new Promise<boolean>((resolve) => {
    product.stdout?.on('data', (chunk) => {
      output += chunk
      if (/^Rostra is ready on /m.test(output)) resolve(true)
    })
    product.stderr?.on('data', (chunk) => {
      output += chunk
    })
    product.once('exit', () => resolve(false))
  })
  const stop = async () => {
    if (product.exitCode === null && product.signalCode === null) {
      product.kill('SIGTERM')
      await once(product, 'exit')
    }
    const log = await readFile(join(dataDir, 'rostra.log'), 'utf8').catch(() => '')
    await rm(dataDir, { recursive: true, force: true })
    return log
  }
  if (!(await ready)) {
    const log = await stop()
    throw new Error(`The product did not start:\n${output}${log.split('\n').slice(-20).join('\n')}`)
  }
  return { output: () => output, stop }
}
