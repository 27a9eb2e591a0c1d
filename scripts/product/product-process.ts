import { say } from '../bootstrap/console.ts'
import { lifetime } from '../bootstrap/lifetime.ts'
import { startProduct } from './in-process.ts'

/* Runs the product without stores, with the settings of the environment. `npm run dev` restarts this process. */
const life = lifetime()
try {
  const product = await startProduct(process.env)
  life.onStop(() => product.stop())
  say(`Rostra is ready on ${product.url}`)
} catch (error) {
  await life.fail(error, process.env.LOG_FILE)
}
