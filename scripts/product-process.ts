import { say } from './launch/console.ts'
import { lifetime } from './launch/lifetime.ts'
import { startProduct } from './product.ts'

/* The product alone, on the settings it is given: what `npm run dev` restarts. */
const life = lifetime()
try {
  const product = await startProduct(process.env)
  life.onStop(() => product.stop())
  say(`Rostra is ready on ${product.url}`)
} catch (error) {
  await life.fail(error, process.env.LOG_FILE)
}
