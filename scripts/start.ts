import { say, step } from './bootstrap/console.ts'
import { lifetime } from './bootstrap/lifetime.ts'
import { prepareEnvironment } from './bootstrap/prepare-environment.ts'
import { type BootstrapSettings, readBootstrapSettings } from './bootstrap/settings.ts'
import { buildUncompressedWeb, compressWeb } from './build-web.ts'
import { importProduct } from './product/bundle/import-product.ts'

/* `npm start`: runs the whole product in one process, with its own stores. */
const life = lifetime()
let settings: BootstrapSettings | undefined
try {
  settings = readBootstrapSettings(process.env)
  say('Starting Rostra …')
  const web = step('Web', buildUncompressedWeb, (outcome) => outcome)
  web.catch(() => undefined)
  const [env, { startProduct, bundleForNextStart }] = await Promise.all([prepareEnvironment(settings, life), importProduct()])
  const product = await startProduct(env, { web })
  life.onStop(() => product.stop())
  say(`Rostra is ready on ${product.url}`)
  const later = new AbortController()
  life.onStop(() => later.abort())
  await compressWeb(undefined, later.signal).catch((error) => say(`  ${error.message}`))
  await bundleForNextStart(later.signal)
} catch (error) {
  await life.fail(error, settings?.logFile)
}
