import { fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { say } from './bootstrap/console.ts'
import { lifetime } from './bootstrap/lifetime.ts'
import { prepareEnvironment } from './bootstrap/prepare-environment.ts'
import { type BootstrapSettings, readBootstrapSettings, root } from './bootstrap/settings.ts'
import { freePort } from './infra/ports.ts'

/* `npm run dev`: runs the product with Vite's dev server and restarts it when a service's code changes. The stores keep running. */
const debounceMs = 150
const watched = ['services', 'gateway', 'proto']
const ignored = /(^|\/)(node_modules|tests|gen)\/|\.test\.ts$|\.md$/

const life = lifetime()
let settings: BootstrapSettings | undefined
try {
  settings = readBootstrapSettings(process.env)
  say('Starting Rostra for development …')
  const [env, webUrl] = await Promise.all([prepareEnvironment(settings, life), serveWeb()])
  runProduct({ ...env, WEB_DEV_URL: webUrl })
} catch (error) {
  await life.fail(error, settings?.logFile)
}

async function serveWeb(): Promise<string> {
  const port = await freePort()
  process.env.VITE_PORT = String(port)
  const vite = await createServer({ root: join(root, 'web'), logLevel: 'warn', server: { port, strictPort: true, host: '127.0.0.1' } })
  await vite.listen()
  life.onStop(() => vite.close())
  return `http://127.0.0.1:${port}`
}

function runProduct(env: NodeJS.ProcessEnv): void {
  const start = () => fork(join(root, 'scripts/product/product-process.ts'), { env, detached: true })
  let product = start()
  let restarting: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const stop = async () => {
    if (product.exitCode !== null || product.signalCode !== null) return
    product.kill('SIGTERM')
    await once(product, 'exit')
  }
  const restart = () => {
    restarting ??= stop().then(() => {
      restarting = undefined
      product = start()
    })
  }
  const onChange = (folder: string, file: string | null) => {
    if (!file || ignored.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      say(`${folder}/${file} changed: restarting`)
      restart()
    }, debounceMs)
  }
  const watchers = watched.map((folder) => watch(join(root, folder), { recursive: true }, (_, file) => onChange(folder, file)))
  life.onStop(async () => {
    for (const watcher of watchers) watcher.close()
    clearTimeout(timer)
    await restarting
    await stop()
  })
}
