import { say, step } from './bootstrap/console.ts'
import { lifetime } from './bootstrap/lifetime.ts'
import { prepareEnvironment } from './bootstrap/prepare-environment.ts'
import { type BootstrapSettings, readBootstrapSettings } from './bootstrap/settings.ts'
import { buildWeb } from './build-web.ts'

/* `npm start`: runs the whole product in one process, with its own stores. */
const life = lifetime()
let settings: BootstrapSettings | undefined
try {
  settings = readBootstrapSettings(process.env)
  say('Starting Rostra …')
  const web = step('Web', buildWeb, (outcome) => outcome)
  const [{ startProduct }, env] = await Promise.all([import('./product/in-process.ts'), prepareEnvironment(settings, life), web])
  const product = await startProduct(env)
  life.onStop(() => product.stop())
  say(`Rostra is ready on ${product.url}`)
} catch (error) {
  await life.fail(error, settings?.logFile)
}
