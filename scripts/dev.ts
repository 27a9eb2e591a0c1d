import { fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { freePort } from './infra/ports.ts'
import { say } from './launch/console.ts'
import { lifetime } from './launch/lifetime.ts'
import { type Environment, prepare } from './launch/prepare.ts'
import { type LaunchSettings, readLaunchSettings, root } from './launch/settings.ts'

/* `npm run dev`: the product behind Vite's dev server, restarted when the code of a service changes. The stores keep running. */
const quietMs = 150
/** The proxy to Vite still uses a deprecated call of Node's. */
const execArgv = [...process.execArgv, '--disable-warning=DEP0060']
const watched = ['services', 'gateway', 'proto']
const ignored = /(^|\/)(node_modules|tests|gen)\/|\.test\.ts$|\.md$/

const life = lifetime()
let settings: LaunchSettings | undefined
try {
  settings = readLaunchSettings(process.env)
  say('Starting Rostra for development …')
  const [env, webUrl] = await Promise.all([prepare(settings, life), serveWeb()])
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

function runProduct(env: Environment): void {
  const start = () => fork(join(root, 'scripts/product-process.ts'), { env: env as NodeJS.ProcessEnv, execArgv, detached: true })
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
    }, quietMs)
  }
  const watchers = watched.map((folder) => watch(join(root, folder), { recursive: true }, (_, file) => onChange(folder, file)))
  life.onStop(async () => {
    for (const watcher of watchers) watcher.close()
    clearTimeout(timer)
    await restarting
    await stop()
  })
}
