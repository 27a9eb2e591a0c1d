import { say, step } from './bootstrap/console.ts'
import { lifetime } from './bootstrap/lifetime.ts'
import { prepareEnvironment } from './bootstrap/prepare-environment.ts'
import { type BootstrapSettings, readBootstrapSettings } from './bootstrap/settings.ts'
import { buildUncompressedWeb, compressWeb } from './build-web.ts'

/* `npm start`: runs the whole product in one process, with its own stores. */
const life = lifetime()
let settings: BootstrapSettings | undefined
try {
  settings = readBootstrapSettings(process.env)
  say('Starting Rostra …')
  const web = step('Web', buildUncompressedWeb, (outcome) => outcome)
  web.catch(() => undefined)
  const [{ startProduct }, env] = await Promise.all([import('./product/in-process.ts'), prepareEnvironment(settings, life)])
  const product = await startProduct(env, { web })
  life.onStop(() => product.stop())
  say(`Rostra is ready on ${product.url}`)
  const compression = new AbortController()
  life.onStop(() => compression.abort())
  compressWeb(undefined, compression.signal).catch((error) => say(`  ${error.message}`))
} catch (error) {
  await life.fail(error, settings?.logFile)
}
