import { buildWeb } from './build-web.ts'
import { say, step } from './launch/console.ts'
import { lifetime } from './launch/lifetime.ts'
import { prepare } from './launch/prepare.ts'
import { type LaunchSettings, readLaunchSettings } from './launch/settings.ts'

/* `npm start`: the whole product in one process, with stores of its own. */
const life = lifetime()
let settings: LaunchSettings | undefined
try {
  settings = readLaunchSettings(process.env)
  say('Starting Rostra …')
  const web = step('Web', buildWeb, (outcome) => outcome)
  const [{ startProduct }, env] = await Promise.all([import('./product.ts'), prepare(settings, life), web])
  const product = await startProduct(env)
  life.onStop(() => product.stop())
  say(`Rostra is ready on ${product.url}`)
} catch (error) {
  await life.fail(error, settings?.logFile)
}
