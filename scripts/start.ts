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
  // Both only help later starts and requests, so that a failure must not end the product, which runs already.
  const report = (error: Error) => say(`  ${error.message}`)
  await compressWeb(undefined, later.signal).catch(report)
  await bundleForNextStart(later.signal).catch(report)
} catch (error) {
  await life.fail(error, settings?.logFile)
}
